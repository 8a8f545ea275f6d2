import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../src/keltis/words')
const APART = ['rules.ftl', 'terminal.ftl', 'compare.ftl', 'solve.ftl', 'engine.ftl'] // not needed to play

/** `virtual:words/de` is one language's catalogue, `virtual:rules/de` the texts of its rules: the same files as in Python. */
function words(): Plugin {
  const name = /^virtual:(words|rules)\/(de|en|ru)$/
  return {
    name: 'words',
    resolveId: (id) => (name.test(id) ? '\0' + id : null),
    load(id) {
      const match = name.exec(id.slice(1))
      if (!id.startsWith('\0') || !match) return null
      const folder = join(WORDS, match[2])
      const wanted = readdirSync(folder).filter((file) =>
        match[1] === 'rules' ? file === 'rules.ftl' : file.endsWith('.ftl') && !APART.includes(file),
      )
      for (const file of wanted) this.addWatchFile(join(folder, file))
      const text = wanted.sort().map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** `sw.js` is the service worker, which must know all files of the build. */
function worker(): Plugin {
  const here = import.meta.dirname
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file !== 'index.html')
      const files = [...built, ...readdirSync(join(here, 'public'))].sort()
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      const source = readFileSync(join(here, 'src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__NAME__', JSON.stringify(`keltis-${name}`))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [svelte(), words(), worker()],
  build: { outDir: '../src/keltis/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } } },
})
