import type { ToastType } from '@ebkit/ui/toast-card'
import { atom, type WritableAtom } from 'nanostores'
import { useStore } from '../store/useStore'

/** A message that was on the screen for a time. */
export interface PageMessage {
  type: ToastType
  text: string
  /** When it appeared, milliseconds since the epoch. */
  time: number
}

/** Messages that are kept. */
const maximum = 50

/** On the page itself: each element has its own copy of this module. */
const slot = Symbol.for('ebkit.messages.1')

function pageMessages(): WritableAtom<readonly PageMessage[]> {
  const page = globalThis as { [slot]?: WritableAtom<readonly PageMessage[]> }
  page[slot] ||= atom([])
  return page[slot]
}

/** Keeps a message for the page's list of them, where it can be read when its time is over (WCAG 2.2.1). */
export function recordMessage(type: ToastType, text: string): void {
  const $messages = pageMessages()
  $messages.set([{ type, text, time: Date.now() }, ...$messages.get().slice(0, maximum - 1)])
}

/** The messages of the page, newest first. */
export const usePageMessages = (): readonly PageMessage[] => useStore(pageMessages())
