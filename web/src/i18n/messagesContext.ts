// The messages of the chosen language, for every component of the page. `current` changes with the language.

import { createContext } from 'svelte'
import type { Messages } from './messages'

export interface MessagesContext {
  readonly current: Messages
}

export const [messagesContext, setMessagesContext] = createContext<MessagesContext>()
