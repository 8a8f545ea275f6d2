import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What people may type besides the texts of the catalogues, e.g. a name; other letters come from a system font. */
const LETTERS: Record<string, [first: number, last: number][]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
  ],
  cyrillic: [
    [0x401, 0x401],
    [0x410, 0x44f],
    [0x451, 0x451],
  ],
}
const FEATURES = ['lnum', 'tnum']
const LICENCE = [0, 13, 14] // entries of the name table: copyright, licence and its address travel with the font

/**
 * Font subsetting: reduces the font files of the build to the letters of our languages and the symbols that the
 * message catalogues use. The development server delivers the whole files.
 */
export function fonts(catalogues: string): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const symbols = symbolsOf(catalogues)
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue
        const text = file.fileName.includes('cyrillic') ? letters('cyrillic') : letters('latin') + symbols
        file.source = await subsetFont(Buffer.from(file.source), text, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          preserveNameIds: LICENCE,
        })
      }
    },
    transformIndexHtml: {
      order: 'post',
      /** The first paint needs the Latin letters: they are fetched beside the script, not after it. */
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => /-latin-.*\.woff2$/.test(name))
        return files.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        }))
      },
    },
  }
}

function letters(script: string): string {
  return (LETTERS[script] ?? [])
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** All symbols and punctuation marks beyond ASCII in the catalogues. */
function symbolsOf(catalogues: string): string {
  const found = new Set('−–—…×')
  for (const language of ['de', 'en', 'ru']) {
    const folder = join(catalogues, language)
    for (const file of readdirSync(folder)) {
      for (const [sign] of readFileSync(join(folder, file), 'utf8').matchAll(/[^\p{L}\p{ASCII}]/gu))
        found.add(sign)
    }
  }
  return [...found].join('')
}
