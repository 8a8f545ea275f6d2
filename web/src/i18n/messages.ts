// Words in the reader's language, from the same catalogues as on the server. The server sends ids and
// arguments, never sentences, so a table can be read in three languages at once.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { keep, kept } from '../util/storage.ts'
import type { Message } from '../net/protocol.gen'

export const LANGUAGES = ['de', 'en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** Every language calls itself by its own name. */
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
const MENTIONED = /\{ *(-?[a-z][\w-]*)/g

/** A small number is its digits: the browser needs longer to learn a country's way of writing numbers than for a table. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** A language's catalogue. A message is read when it is first said: most of them never are. */
export class Words {
  readonly language: Language
  private readonly bundle: FluentBundle
  private readonly unread: Map<string, string>

  private constructor(language: Language, text: string) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.unread = new Map(text.split(ENTRY).map((entry) => [NAME.exec(entry)?.[0] ?? '', entry]))
  }

  static async load(language: Language): Promise<Words> {
    const { default: text } = await catalogues[language]()
    return Words.of(language, text)
  }

  static of(language: Language, text: string): Words {
    return new Words(language, text)
  }

  /** A message in words; seats are called by these names. */
  say(message: Message, names: readonly string[] = []): string {
    const args = Object.fromEntries(
      Object.entries(message.args).map(([name, value]) => [name, this.argument(value, names)]),
    )
    return this.word(message.id, args)
  }

  word(id: string, args: Record<string, string | number> = {}): string {
    this.read(id)
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) return id
    const given = Object.entries(args).map(
      ([name, value]) => [name, isSmall(value) ? new Small(value) : value] as const,
    )
    return this.bundle.formatPattern(pattern, Object.fromEntries(given), [])
  }

  /** Read a message, and those that it mentions. */
  private read(id: string): void {
    const entry = this.unread.get(id)
    if (entry === undefined) return
    this.unread.delete(id)
    this.bundle.addResource(new FluentResource(entry))
    for (const [, other = ''] of entry.matchAll(MENTIONED)) this.read(other)
  }

  private argument(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== 'object') return value
    if ('id' in value) return this.say(value, names)
    return names[value.seat] ?? this.word('seat', { number: value.seat + 1 })
  }
}

const isSmall = (value: string | number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000

/** Speak the same the next time. */
export function remember(language: Language): void {
  keep('language', language)
}

/** The language that was chosen before, or the browser's, or English. */
export function preferred(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wishes = [asked, kept('language'), ...navigator.languages]
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}
