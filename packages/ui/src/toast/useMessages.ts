import { useSyncExternalStore } from 'react'
import type { Message, Messages } from './messages'

/** Renders again whenever a message comes, expires or goes. */
export function useMessages(messages: Messages): readonly Message[] {
  return useSyncExternalStore(messages.subscribe, messages.list, messages.list)
}
