// The content of a board file as JSON, and changes of it: every change makes a new object.

export type Value = number | string | boolean | Value[] | { [key: string]: Value }
export type Content = { [key: string]: Value }
export type Path = readonly (string | number)[]

/** What stands at a path; undefined if nothing does. */
export function at(content: Value | undefined, path: Path): Value | undefined {
  let found = content
  for (const part of path) {
    if (typeof found !== 'object') return undefined
    found = Array.isArray(found) ? found[Number(part)] : found[part]
  }
  return found
}

export const numberAt = (content: Content, path: Path): number => Number(at(content, path) ?? 0)
export function textAt(content: Content, path: Path): string {
  const found = at(content, path)
  return typeof found === 'string' ? found : ''
}

export function numbersAt(content: Content, path: Path): number[] {
  const found = at(content, path)
  return Array.isArray(found) ? found.map(Number) : []
}

/** The content with another value at a path; undefined removes it. */
export function put(content: Content, path: Path, value: Value | undefined): Content {
  return set(content, path, value) as Content
}

function set(old: Value | undefined, [first, ...rest]: Path, value: Value | undefined): Value | undefined {
  if (first === undefined) return value
  if (Array.isArray(old)) {
    const inner = set(old[Number(first)], rest, value)
    return inner === undefined
      ? old.filter((_, index) => index !== first)
      : replaced(old, Number(first), inner)
  }
  const table = typeof old === 'object' ? old : {}
  const inner = set(table[first], rest, value)
  return inner === undefined ? without(table, first) : { ...table, [first]: inner }
}

/** A table without one of its keys. */
export const without = <Entry>(table: Record<string, Entry>, key: string | number): Record<string, Entry> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name !== String(key)))

/** A list with another entry. */
export const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((old, place) => (place === index ? entry : old))

/** Numbers in ascending order. */
export const ascending = (numbers: readonly number[]): number[] =>
  [...numbers].sort((one, other) => one - other)

/** A path as the server's complaints name it: "paths.values[3]". */
export const placeOf = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  )
