declare module 'virtual:messages/*' {
  const text: string
  export default text
}
declare module 'virtual:commands/all' {
  const commands: Record<string, string>
  export default commands
}
declare module 'virtual:learn/*' {
  const text: string
  export default text
}
declare module 'virtual:account/*' {
  const text: string
  export default text
}
declare module 'virtual:people/*' {
  const text: string
  export default text
}
declare module 'virtual:workshop/*' {
  const text: string
  export default text
}
declare module 'virtual:push/*' {
  const text: string
  export default text
}
declare module 'virtual:practice/*' {
  const text: string
  export default text
}
declare module 'virtual:coach/*' {
  const text: string
  export default text
}
