// The context of a table's components: the position, the names, the messages, and the selection in progress.

import { createContext } from 'svelte'
import type { Chair, Stage, Status, View } from '../net/protocol'
import type { Messages } from '../i18n/messages'
import type { Selection } from './selection/selection.svelte'

export interface TableContext {
  readonly view: View
  readonly stage: Stage | null
  readonly messages: Messages
  readonly names: readonly string[]
  readonly chairs: readonly Chair[] // empty in a replay
  readonly status: Status | null // null in a replay
  readonly selection: Selection | null // null where nothing can be touched
}

export const [tableContext, setTableContext] = createContext<TableContext>()
