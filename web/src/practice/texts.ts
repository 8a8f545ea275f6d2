// The texts of this folder: a catalogue of its own, loaded with the screens for practice.

import { Messages, type Language } from '../i18n/messages'

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('virtual:practice/de'),
  en: () => import('virtual:practice/en'),
  ru: () => import('virtual:practice/ru'),
}

export const textsIn = async (language: Language): Promise<Messages> =>
  Messages.of(language, (await catalogues[language]()).default)
