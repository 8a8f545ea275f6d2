// Messages in the user's language, from the same Fluent catalogues as on the server. The server sends message ids and
// arguments, never sentences, so each player at a table can use a language of their own.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { keep, kept } from '../util/storage.ts'
import type { Message } from '../net/protocol.gen'

export const LANGUAGES = ['de', 'en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in the language itself. */
export const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', ru: 'Русский' }

export type { Message } from '../net/protocol.gen'
export type Argument = Message['args'][string]

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
}

const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m
const NAME = /^-?[\w-]+/
const REFERENCE = /\{ *(-?[a-z][\w-]*)/g

/** Formats a small number as its digits: creating an `Intl.NumberFormat` takes longer than drawing a table. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** The message catalogue of a language. Messages are parsed when first used: most never are. */
export class Messages {
  readonly language: Language
  private readonly bundle: FluentBundle
  private readonly unparsed: Map<string, string>

  private constructor(language: Language, text: string) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.unparsed = new Map(text.split(ENTRY).map((entry) => [NAME.exec(entry)?.[0] ?? '', entry]))
  }

  static async load(language: Language): Promise<Messages> {
    const { default: text } = await catalogues[language]()
    return Messages.of(language, text)
  }

  static of(language: Language, text: string): Messages {
    return new Messages(language, text)
  }

  /** Adds the messages of a catalogue that is loaded on demand. */
  add(text: string): void {
    for (const entry of text.split(ENTRY)) this.unparsed.set(NAME.exec(entry)?.[0] ?? '', entry)
  }

  /** The text of a message from the server; seats are replaced by these names. */
  format(message: Message, names: readonly string[] = []): string {
    const args = Object.fromEntries(
      Object.entries(message.args).map(([name, value]) => [name, this.argument(value, names)]),
    )
    return this.text(message.id, args)
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    this.parse(id)
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) return id
    const given = Object.entries(args).map(
      ([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value] as const,
    )
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), [])
  }

  /** Parses a message and those that it refers to. */
  private parse(id: string): void {
    const entry = this.unparsed.get(id)
    if (entry === undefined) return
    this.unparsed.delete(id)
    this.bundle.addResource(new FluentResource(entry))
    for (const [, other = ''] of entry.matchAll(REFERENCE)) this.parse(other)
  }

  private argument(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== 'object') return value
    if ('id' in value) return this.format(value, names)
    return names[value.seat] ?? this.text('seat', { number: value.seat + 1 })
  }
}

const isSmall = (value: string | number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000

export function remember(language: Language): void {
  keep('language', language)
  void globalThis.caches
    ?.open('language') // for notifications, which the service worker shows
    .then((kept) => kept.put('language', new Response(language)))
    .catch(() => {})
}

/** The language that was chosen before, or the browser's, or English. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const candidates = [asked, kept('language'), ...navigator.languages]
  for (const candidate of candidates) {
    const found = LANGUAGES.find((language) => candidate?.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
