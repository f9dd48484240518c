import type { EventKind } from '../definition'

/**
 * Dispatches an event of an element, and the plain one that jQuery and `v-model` listen for.
 *
 * @param isSudden it changes without `eb-input`: as with a select `input` comes first, which Vue 3's `v-model` waits for
 * @returns false when it was refused
 */
export function emit(
  host: HTMLElement,
  type: string,
  kind: EventKind,
  detail: unknown,
  isSudden?: boolean,
): boolean {
  const travels = kind === 'value' || kind === 'action'
  const accepted = host.dispatchEvent(
    new CustomEvent(type, {
      bubbles: travels,
      composed: travels,
      cancelable: kind === 'before',
      detail: copyOf(detail),
    }),
  )
  const plain = (name: string) => host.dispatchEvent(new Event(name, { bubbles: true }))
  if (kind === 'value') {
    if (isSudden) plain('input')
    plain(type.slice('eb-'.length))
  }
  return accepted
}

/** A copy that a listener may change: lists and plain objects are copied, files, dates and functions are not. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  // Part by part only where a part has to be copied too: all rows of a list may be selected, and there may be 100,000.
  const copy: Record<string, unknown> = { ...value }
  for (const key of Object.keys(copy)) if (typeof copy[key] === 'object') copy[key] = copyOf(copy[key])
  return copy
}

const typing = ['input', 'beforeinput', 'keydown', 'keypress', 'keyup', 'focusin']
// Those of the element itself: a field that the page has put into a slot of it is the page's.
const textFields =
  '.eb-element :is(textarea,[contenteditable],input:not([type=button],[type=checkbox],[type=radio],[type=submit],[type=reset]))'

/**
 * Keeps what a person types from the page: its hotkeys and delegated handlers would take it for their own. Tab passes,
 * which focus traps of the page count, and Esc where nothing of ours has used it: a dialog of the page closes. What
 * happens in an open dialog of ours is no business of the page: Bootstrap's and jQuery UI's dialogs close at Esc, and
 * fetch focus back when it goes elsewhere.
 */
export function keepTypingInside(root: ShadowRoot): void {
  for (const type of typing) root.addEventListener(type, keepInside)
}

// One for all elements, which is why it is no closure.
function keepInside(event: Event): void {
  const target = event.target as Element
  const isTyping = event.type !== 'focusin' && target.matches(textFields)
  const isPassing = !isTyping || leadsOut(event as KeyboardEvent)
  if (!isPassing || target.closest('dialog[open]')) event.stopPropagation()
}

/** Whether the page has heard Esc going down: it hears it coming up then, too. */
let isEscapeHeard = false

/** Whether a key is one that leads out of a field. Keys of a composition (IME) are the composition's. */
function leadsOut({ type, key, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (key === 'Tab') return !isComposing
  if (key !== 'Escape') return false
  if (type === 'keydown') isEscapeHeard = !isComposing && !defaultPrevented
  const isHeard = isEscapeHeard
  if (type === 'keyup') isEscapeHeard = false
  return isHeard
}
