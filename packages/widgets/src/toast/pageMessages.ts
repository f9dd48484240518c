import type { ToastType } from '@ebkit/ui/toast-card'
import { atom, type WritableAtom } from 'nanostores'
import { useStore } from '../store/useStore'

/** A message that was shown for a limited time. */
export interface PageMessage {
  /** Its kind, which gives it its colour: `info`, `success`, `warning` or `danger`. */
  type: ToastType
  /** What it said. */
  text: string
  /** Time of its appearance in milliseconds since the epoch. */
  time: number
}

/** Maximum number of kept messages. */
const maximum = 50

/** Stored on the page itself, because each element has its own copy of this module. */
const slot = Symbol.for('ebkit.messages.1')

function pageMessages(): WritableAtom<readonly PageMessage[]> {
  const page = globalThis as { [slot]?: WritableAtom<readonly PageMessage[]> }
  page[slot] ||= atom([])
  return page[slot]
}

/** Adds a message to the page's list, where it can be read after it has disappeared (WCAG 2.2.1). */
export function recordMessage(type: ToastType, text: string): void {
  const $messages = pageMessages()
  $messages.set([{ type, text, time: Date.now() }, ...$messages.get().slice(0, maximum - 1)])
}

/** The messages of the page, newest first. */
export const usePageMessages = (): readonly PageMessage[] => useStore(pageMessages())
