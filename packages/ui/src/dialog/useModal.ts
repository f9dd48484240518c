import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Open dialogs that stay above those that open later. */
const outermost = new Set<HTMLDialogElement>()

/** Keeps a native dialog modal while `open` is true, and moves focus in and back. */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  isOutermost = false,
): void {
  /** The element focused before, and its ancestors, innermost first: it may be gone when the dialog closes. */
  const opener = useRef<ParentNode[]>([])
  const isShown = useIsShown(element)
  // After every render: a host page that moves the element takes it out of the top layer without an event.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog?.isConnected) return
    if (!open) closeModal(dialog, opener.current)
    // closed by the browser or a script, which its event is still to say: shown again, it would be lost
    else if (!dialog.matches(':modal') && (dialog.open || !isShown.current)) {
      if (!dialog.open) opener.current = lineOf(focusedBeside(dialog))
      if (isOutermost) outermost.add(dialog)
      showModal(dialog)
    }
    isShown.current = open
  })
  useLayoutEffect(() => {
    const dialog = element.current
    return () => {
      closeModal(dialog, opener.current)
      isShown.current = false
    }
  }, [element, isShown])
  useLayoutEffect(() => {
    if (open && element.current) return leadIn(element.current)
  }, [element, open])
}

/** Whether the dialog has been shown, and has not said since that it was closed. */
function useIsShown(element: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    const dialog = element.current
    const hear = ({ target }: Event) => {
      if (target === dialog && !dialog?.open) isShown.current = false
    }
    dialog?.addEventListener('close', hear, true) // before those that render it again
    return () => dialog?.removeEventListener('close', hear, true)
  }, [element])
  return isShown
}

function showModal(dialog: HTMLDialogElement): void {
  const above = [...outermost].filter((other) => other.matches(':modal') && !other.contains(dialog))
  const focused = above.map(focusedInside)
  dialog.removeAttribute('open')
  dialog.showModal()
  const first = dialog.querySelector('[data-autofocus]') ?? dialog.firstElementChild
  ;(first as HTMLElement).focus()
  above.forEach((other, index) => {
    other.close() // shown again in the same task: no close event is reported
    other.showModal()
    focused[index]?.focus()
  })
}

function focusedInside(dialog: HTMLDialogElement): HTMLElement | undefined {
  const focused = focusedBeside(dialog)
  return focused && dialog.contains(focused) ? (focused as HTMLElement) : undefined
}

/** With nothing focused, Tab begins at the panel: Firefox does not enter a modal dialog in a shadow root. */
function leadIn({ ownerDocument: page, firstElementChild: panel }: HTMLDialogElement): () => void {
  const hear = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' && page.activeElement === page.body) (panel as HTMLElement).focus()
  }
  page.addEventListener('keydown', hear, true)
  return () => page.removeEventListener('keydown', hear, true)
}

function closeModal(dialog: HTMLDialogElement | null, [opener, ...around]: ParentNode[]): void {
  if (!dialog?.open) return
  outermost.delete(dialog)
  dialog.close() // the browser returns the focus, unless the opener is gone
  if (opener?.isConnected) return
  for (const place of around)
    if (place.isConnected)
      for (const element of place.querySelectorAll<HTMLElement>('a,button,input,select,textarea')) {
        element.focus()
        if ((element.getRootNode() as Document).activeElement === element) return
      }
}

/** The focused element of the dialog's shadow root, else of the page. */
function focusedBeside(dialog: Element): Element | null {
  return (dialog.getRootNode() as ShadowRoot).activeElement ?? dialog.ownerDocument.activeElement
}

function lineOf(node: ParentNode | null): ParentNode[] {
  return node ? [node, ...lineOf(node.parentNode ?? (node as ShadowRoot).host)] : []
}
