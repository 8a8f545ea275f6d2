// A catalogue of its own: texts that are loaded with what needs them.

import { Messages, type Language } from './messages'

type Catalogues = Record<Language, () => Promise<{ default: string }>>

/** Loads the texts of a language from these catalogues. */
export const onDemand =
  (catalogues: Catalogues) =>
  async (language: Language): Promise<Messages> =>
    Messages.of(language, (await catalogues[language]()).default)
