import { type RefObject, useLayoutEffect } from 'react'
import { focusedElement, focusNearest, withAncestors } from './focus'

/** Where focus was when a dialog opened, with what stood around it: it may be gone when the dialog closes. */
const openers = new WeakMap<HTMLDialogElement, Element[]>()

/** Keeps a native dialog modal as long as `open` says so, and moves focus in and back. */
export function useModal(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  // After every render: a host page that moves the element takes it out of the top layer without an event.
  useLayoutEffect(() => {
    const dialog = element.current
    if (open) showModal(dialog)
    else closeModal(dialog)
  })
  useLayoutEffect(() => {
    const dialog = element.current
    return () => closeModal(dialog)
  }, [element])
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.isConnected || dialog.matches(':modal')) return
  if (dialog.open) dialog.removeAttribute('open')
  else openers.set(dialog, withAncestors(focusedElement(dialog.ownerDocument)))
  dialog.showModal()
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.firstElementChild
  ;(first as HTMLElement).focus()
}

function closeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return
  dialog.close() // the browser gives focus back, unless the opener is gone
  const { ownerDocument: document } = dialog
  const focused = focusedElement(document)
  const [opener, ...around] = openers.get(dialog) ?? []
  const isLost = !focused || focused === document.body || dialog.contains(focused)
  if (isLost && opener !== document.body) focusNearest(around)
}
