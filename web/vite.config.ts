import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { fonts } from './build/fonts.ts'

const CATALOGUES = join(import.meta.dirname, '../src/keltis/messages')
/** The catalogues that are loaded with the page; those of screens are loaded on demand, the others never. */
const PAGE_CATALOGUES = [
  'boards.ftl',
  'bots.ftl',
  'cards.ftl',
  'hinting.ftl',
  'hints.ftl',
  'keltis.ftl',
  'lobby.ftl',
  'neue_wege.ftl',
  'online.ftl',
  'orakel.ftl',
  'play.ftl',
  'reader.ftl',
  'replay.ftl',
  'settings.ftl',
  'shed.ftl',
  'table.ftl',
  'web.ftl',
  'weg_der_steine.ftl',
  'wuerfelspiel.ftl',
]

/**
 * Virtual modules made from the server's Fluent files: `virtual:messages/de` is the message catalogue of a language,
 * `virtual:learn/de` the texts of its tutorials, `virtual:push/de`, `virtual:account/de`, `virtual:coach/de`,
 * `virtual:practice/de`, `virtual:people/de` and `virtual:workshop/de` those of screens, `virtual:commands/all` the command names of all languages.
 */
function messages(): Plugin {
  const name =
    /^virtual:(messages|learn|push|account|coach|people|practice|workshop|commands)\/(de|en|ru|all)$/
  return {
    name: 'messages',
    resolveId: (id) => (name.test(id) ? '\0' + id : null),
    load(id) {
      const match = name.exec(id.slice(1))
      if (!id.startsWith('\0') || !match) return null
      if (match[1] === 'commands') return `export default ${JSON.stringify(commands())}`
      const folder = join(CATALOGUES, match[2])
      const wanted = readdirSync(folder).filter((file) =>
        match[1] === 'messages' ? PAGE_CATALOGUES.includes(file) : file === `${match[1]}.ftl`,
      )
      for (const file of wanted) this.addWatchFile(join(folder, file))
      const text = wanted
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** Command names in all languages, mapped to the command. */
function commands(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const language of ['de', 'en', 'ru']) {
    const text = readFileSync(join(CATALOGUES, language, 'terminal.ftl'), 'utf8')
    for (const [, command, names] of text.matchAll(/^command-([a-z]+) = (.+)$/gm)) {
      for (const name of names!.split(',')) found[name.trim()] = command!
    }
  }
  return found
}

/** What the service worker says in each language: "Your turn", and the games' titles. */
function noticeTexts(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const language of ['de', 'en', 'ru']) {
    const folder = join(CATALOGUES, language)
    const texts: Record<string, string> = (found[language] = {})
    for (const file of PAGE_CATALOGUES) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, id, words] of text.matchAll(/^(lobby-your-turn|title-[a-z_]+) = (.+)$/gm))
        texts[id!] = words!
    }
  }
  return found
}

/** Asks V8 to compile the whole file eagerly, off the main thread, instead of function by function on first call. */
const EAGER_COMPILE = '//# allFunctionsCalledOnLoad'

/** Chunks: a request costs more than its bytes, so modules that are needed together are bundled together. */
const PAGE = [
  'node_modules/(svelte|@fluent|clsx|esm-env)/',
  '/src/(net|state|i18n|util|router|sound/(sound|cues))',
  '/src/components/(Face|GameCard|OpponentPicker|PageLayout|PlayerNameForm|ProfileMenu)',
  '/src/components/(SoundSwitch|TableListItem|Wordmark)',
]
const TABLE = [
  // Each landscape is a chunk of its own; dialogs and hints are loaded when they are opened.
  '/src/table/(?!board/scenery/(hill|spiral|heath|field|stones|nature)|dialogs/.*svelte|hints/HintPanel|log/Talk)',
  '/src/components/SeatIcon',
  '/src/screens/TableScreen',
  '/src/keltis/pictures/(shapes|spots|art/(figures|paints|tiles)).json',
]
const GROUPS = [
  { name: 'page', test: new RegExp(PAGE.join('|')) },
  { name: 'table', test: new RegExp(TABLE.join('|')) },
]

/** Writes `sw.js`, the service worker, with the list of all files of the build to precache. */
function serviceWorker(): Plugin {
  const here = import.meta.dirname
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const built = readdirSync(join(dir, 'assets')).map((file) => `assets/${file}`)
      const files = [...built, ...readdirSync(join(here, 'public'))].sort()
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      const source = readFileSync(join(here, 'src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__TEXTS__', JSON.stringify(noticeTexts()))
        .replace('__NAME__', JSON.stringify(`keltis-${name}`))
      writeFileSync(join(dir, 'sw.js'), source)
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [svelte(), messages(), fonts(CATALOGUES), serviceWorker()],
  build: {
    outDir: '../src/keltis/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    rolldownOptions: { output: { postBanner: EAGER_COMPILE, codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } } },
})
