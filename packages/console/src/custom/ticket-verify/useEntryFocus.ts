import { type RefObject, useEffect, useRef } from 'react'
import { usePageShown } from '../../pages/pageShown'

/** Elements that take keys themselves: fields, and everything in a dialog. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('dialog, [role=dialog], [role=menu], [role=tablist]') !== null ||
    (target.matches('input, textarea, select, [contenteditable]') &&
      !target.matches('[type=checkbox], [type=radio]')))

/** Elements that Enter presses anyway. */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null

interface EntryKeys {
  /** The text in the field was entered and is not the beginning of the next code. */
  readonly isSettled: boolean
  onEnter(): void
  onEscape(): void
}

/**
 * Keeps the field ready for the next code: it has the focus when the page is shown and whenever `moment` changes, and
 * it takes the digits of a scanner, Enter and Esc wherever the focus is.
 */
export function useEntryFocus(
  field: RefObject<HTMLInputElement | null>,
  moment: unknown,
  keys: EntryKeys,
): void {
  const newest = useRef(keys)
  newest.current = keys
  const isShown = usePageShown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the moment changes
  useEffect(() => {
    if (!isShown || document.querySelector('dialog[open]')) return
    field.current?.focus()
    // the next code may have begun already: its characters must not be replaced
    if (newest.current.isSettled) field.current?.select()
  }, [isShown, moment])
  useEffect(() => {
    if (!isShown) return
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
      if (/^[0-9A-Za-z]$/.test(event.key)) {
        // the browser inserts the character wherever the focus is by then
        field.current?.focus()
        field.current?.select()
        return
      }
      if (event.key === 'Escape') newest.current.onEscape()
      else if (event.key === 'Enter' && !isPressed(event.target)) newest.current.onEnter()
    }
    addEventListener('keydown', take)
    return () => removeEventListener('keydown', take)
  }, [field, isShown])
}
