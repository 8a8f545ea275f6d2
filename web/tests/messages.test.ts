import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES, Messages, type Language } from '../src/i18n/messages.ts'

const WORDS = join(import.meta.dirname, '../../src/keltis/messages')

function catalogue(language: Language): string {
  const folder = join(WORDS, language)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

for (const language of LANGUAGES) {
  test(`every message read when it is wanted is the same as in the whole catalogue: ${language}`, () => {
    const text = catalogue(language)
    const bundle = new FluentBundle(language, { useIsolating: false })
    assert.deepEqual(bundle.addResource(new FluentResource(text)), [])
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id = '']) => id)
    assert.ok(ids.length > 500)
    const messages = Messages.of(language, text)
    for (const id of ids) {
      const needed = { number: 3, points: -2, places: 21, own: 5, name: 'A', seat: 'B', card: 'C' }
      const pattern = bundle.getMessage(id)?.value
      if (pattern) assert.equal(messages.text(id, needed), bundle.formatPattern(pattern, needed, []), id)
    }
  })
}

test('an unknown message is called by its name', () => {
  assert.equal(Messages.of('en', catalogue('en')).text('no-such-message'), 'no-such-message')
})

test('large numbers are written as the language does', () => {
  const messages = Messages.of('de', 'many = { $number } Spiele\n')
  assert.equal(messages.text('many', { number: 12345 }), '12.345 Spiele')
  assert.equal(messages.text('many', { number: -7 }), '-7 Spiele')
})
