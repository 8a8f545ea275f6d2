// A board in a link: JSON, compressed and in base64url. It stays in the fragment, which is never sent to a server.

import type { Content } from './content'

const LONGEST = 1 << 16 // characters of a board after decompression

async function through(data: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer()
}

export async function packed(content: Content): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(content), new CompressionStream('deflate-raw')))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The board of a link; null if it is damaged. */
export async function unpacked(text: string): Promise<Content | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const found = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    const content: unknown = found.length <= LONGEST ? JSON.parse(found) : null
    return typeof content === 'object' && content !== null && !Array.isArray(content)
      ? (content as Content)
      : null
  } catch {
    return null
  }
}
