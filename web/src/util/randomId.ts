/** An id that nobody else has. (`crypto.randomUUID` is missing where the page comes by plain http, as at home.) */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
