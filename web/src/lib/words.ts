// Words in the reader's language, from the same catalogues as on the server. The server sends ids and
// arguments, never sentences, so a table can be read in three languages at once.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { keep, kept } from './keep'
import type { Message } from './protocol.gen'

export const LANGUAGES = ['de', 'en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** Every language calls itself by its own name. */
export const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', ru: 'Русский' }

export type { Message } from './protocol.gen'
export type Argument = Message['args'][string]

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
  ru: () => import('virtual:words/ru'),
}

/** A language's catalogue, ready to speak. */
export class Words {
  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  static async load(language: Language): Promise<Words> {
    const { default: text } = await catalogues[language]()
    return Words.of(language, text)
  }

  static of(language: Language, text: string): Words {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const errors = bundle.addResource(new FluentResource(text))
    if (errors.length > 0) throw errors[0]
    return new Words(language, bundle)
  }

  /** A message in words; seats are called by these names. */
  say(message: Message, names: readonly string[] = []): string {
    const args = Object.fromEntries(
      Object.entries(message.args).map(([name, value]) => [name, this.argument(value, names)]),
    )
    return this.word(message.id, args)
  }

  word(id: string, args: Record<string, string | number> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    if (!pattern) return id
    return this.bundle.formatPattern(pattern, args, [])
  }

  private argument(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== 'object') return value
    if ('id' in value) return this.say(value, names)
    return names[value.seat] ?? this.word('seat', { number: value.seat + 1 })
  }
}

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
