import type { EventKind } from '../definition'

/**
 * Dispatches an event of an element, and the plain event that jQuery and `v-model` listen for.
 *
 * @param isSudden it changes without `eb-input`: then `input` comes first, as with a select, because Vue 3's `v-model`
 * waits for it
 * @returns false if it was refused
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
      detail: detailOf(detail),
    }),
  )
  const plain = (name: string) => host.dispatchEvent(new Event(name, { bubbles: true }))
  if (kind === 'value') {
    if (isSudden) plain('input')
    plain(type.slice('eb-'.length))
  }
  return accepted
}

/** The copy of a detail. What is only computed when it is read, is copied then, once. */
function detailOf(detail: unknown): unknown {
  if (!isPlain(detail)) return copyOf(detail)
  const entries = Object.entries(Object.getOwnPropertyDescriptors(detail))
  if (!entries.some(([, { get }]) => get)) return copyOf(detail)
  const copy = {}
  for (const [name, { get, value }] of entries)
    if (get) computeOnce(copy, name, () => copyOf(get.call(detail)))
    else Object.defineProperty(copy, name, ordinary(copyOf(value)))
  return copy
}

const ordinary = (value: unknown) => ({ value, enumerable: true, configurable: true, writable: true })

/** Adds a property that is computed when it is first read, and ordinary from then on. */
function computeOnce(target: object, name: string, compute: () => unknown): void {
  const settle = (value: unknown) => Object.defineProperty(target, name, ordinary(value))
  Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = compute()
      settle(value)
      return value
    },
    set: settle,
  })
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** A copy that a listener may change: lists and plain objects are copied, files, dates and functions are not. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isPlain(value)) return value
  // Part by part only where a part has to be copied too: all rows of a list may be selected, and there may be 100,000.
  const copy: Record<string, unknown> = { ...value }
  for (const key of Object.keys(copy)) if (typeof copy[key] === 'object') copy[key] = copyOf(copy[key])
  return copy
}

const typing = ['input', 'beforeinput', 'keydown', 'keypress', 'keyup', 'focusin']
// Fields of the element itself: a slotted field belongs to the page.
const textFields =
  '.eb-element :is(textarea,[contenteditable],input:not([type=button],[type=checkbox],[type=radio],[type=submit],[type=reset]))'

/**
 * Keeps typing from the page, whose hotkeys and delegated handlers would react to it. Tab passes, because focus traps
 * of pages need it, and so does Esc if our code has not used it: a dialog of the page then closes. No event leaves an
 * open dialog of ours: Bootstrap's and jQuery UI's dialogs close on Esc, and take focus back.
 */
export function keepTypingInside(root: ShadowRoot): void {
  for (const type of typing) root.addEventListener(type, keepInside)
}

// One listener for all elements, so that none needs a closure.
function keepInside(event: Event): void {
  const target = event.target as Element
  const isTyping = event.type !== 'focusin' && target.matches(textFields)
  const isPassing = !isTyping || leadsOut(event as KeyboardEvent)
  if (!isPassing || target.closest('dialog[open]')) event.stopPropagation()
}

/** Whether the page got the keydown of Esc: then it gets the keyup too. */
let isEscapeHeard = false

/** Whether a key leaves a field. Keys of a composition (IME) belong to the composition. */
function leadsOut({ type, key, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (key === 'Tab') return !isComposing
  if (key !== 'Escape') return false
  if (type === 'keydown') isEscapeHeard = !isComposing && !defaultPrevented
  const isHeard = isEscapeHeard
  if (type === 'keyup') isEscapeHeard = false
  return isHeard
}
