// A registered custom property has one meaning: a second one, of another syntax, would silently be invalid.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const SOURCES = join(import.meta.dirname, '../src')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|svelte)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }))

test('a registered custom property is set only where it is registered', () => {
  const registered = files.flatMap(({ name, text }) =>
    [...text.matchAll(/@property (--[\w-]+)/g)].map(([, property = '']) => ({ name, property })),
  )
  assert.ok(registered.length > 0)
  for (const { name, property } of registered) {
    const elsewhere = files.filter(
      (file) => file.name !== name && new RegExp(`[{;\\s]${property}\\s*:`).test(file.text),
    )
    assert.deepEqual(
      elsewhere.map((file) => file.name),
      [],
      `${property} is registered in ${name}`,
    )
  }
})
