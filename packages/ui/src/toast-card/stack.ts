/** Where a toast stands on the screen. */
export type ToastPosition = 'topCenter' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/** The places of the page's toasts, the oldest first. On the page itself: each element has its own copy of this module. */
const slot = Symbol.for('ebkit.toasts.1')
const page = globalThis as { [slot]?: HTMLElement[] }

/** Gives a toast its place among those of the page that stand where its `data-position` says. Returns the undo. */
export function stack(toast: HTMLElement): () => void {
  page[slot] ||= []
  const toasts = page[slot]
  toasts.push(toast)
  const observer = new ResizeObserver(layOut)
  observer.observe(toast)
  return () => {
    observer.disconnect()
    toasts.splice(toasts.indexOf(toast), 1)
    layOut()
  }
}

/** The oldest stands next to the edge: none that is there already moves under the pointer when another one comes. */
function layOut(): void {
  const heights = new Map<string | undefined, number>()
  for (const toast of page[slot] as HTMLElement[]) {
    const { position } = toast.dataset
    const before = heights.get(position) ?? 0
    toast.style.translate = `0 ${position?.startsWith('b') ? -before : before}px`
    heights.set(position, before + toast.offsetHeight)
  }
}
