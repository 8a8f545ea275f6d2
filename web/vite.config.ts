import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../src/keltis/words')
const APART = ['rules.ftl', 'terminal.ftl', 'compare.ftl', 'solve.ftl', 'engine.ftl', 'arena.ftl', 'learn.ftl'] // not needed to play

/**
 * `virtual:words/de` is one language's catalogue, `virtual:rules/de` the texts of its rules,
 * `virtual:learn/de` those of the lessons, `virtual:commands` what
 * commands are called in all languages: the same files as in Python.
 */
function words(): Plugin {
  const name = /^virtual:(words|rules|learn|commands)\/(de|en|ru|all)$/
  return {
    name: 'words',
    resolveId: (id) => (name.test(id) ? '\0' + id : null),
    load(id) {
      const match = name.exec(id.slice(1))
      if (!id.startsWith('\0') || !match) return null
      if (match[1] === 'commands') return `export default ${JSON.stringify(commands())}`
      const folder = join(WORDS, match[2])
      const wanted = readdirSync(folder).filter((file) =>
        match[1] === 'words' ? file.endsWith('.ftl') && !APART.includes(file) : file === `${match[1]}.ftl`,
      )
      for (const file of wanted) this.addWatchFile(join(folder, file))
      const text = wanted.sort().map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** Every word for a command, and the command that it means. */
function commands(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const language of ['de', 'en', 'ru']) {
    const text = readFileSync(join(WORDS, language, 'terminal.ftl'), 'utf8')
    for (const [, command, names] of text.matchAll(/^command-([a-z]+) = (.+)$/gm)) {
      for (const name of names!.split(',')) found[name.trim()] = command!
    }
  }
  return found
}

/** Browsers that know this note compile everything while it loads, beside the page, and not bit by bit when it is needed. */
const EAGER = '//# allFunctionsCalledOnLoad'

/** What is needed together comes together: asking for a file takes longer than what is in it. */
const GROUPS = [
  { name: 'page', test: /node_modules\/(svelte|@fluent|clsx|esm-env)\/|\/src\/(lib\/|frame\/(?!Qr)|table\/(ground|places|Tile|table\.css))|(shapes|spots)\.json/ },
  { name: 'table', test: /\/src\/table\/|TableScreen/ },
]

/** `sw.js` is the service worker, which must know all files of the build. */
function worker(): Plugin {
  const here = import.meta.dirname
  return {
    name: 'worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const built = readdirSync(join(dir, 'assets')).map((file) => `assets/${file}`)
      const files = [...built, ...readdirSync(join(here, 'public'))].sort()
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      const source = readFileSync(join(here, 'src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__NAME__', JSON.stringify(`keltis-${name}`))
      writeFileSync(join(dir, 'sw.js'), source)
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [svelte(), words(), worker()],
  build: {
    outDir: '../src/keltis/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { postBanner: EAGER, codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } } },
})
