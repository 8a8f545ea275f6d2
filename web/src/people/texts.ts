// The texts of this folder: a catalogue of its own, loaded with the screens.

import { onDemand } from '../i18n/onDemand'

export const textsIn = onDemand({
  de: () => import('virtual:people/de'),
  en: () => import('virtual:people/en'),
  ru: () => import('virtual:people/ru'),
})
