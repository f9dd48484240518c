import { observeSize } from '../size-observer'

/** Position of a toast on the screen. */
export type ToastPosition = 'topCenter' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/**
 * The page's toasts, the oldest first. A page-wide global, because each element may have its own copy of this module.
 */
const slot = Symbol.for('ebkit.toasts.1')
const page = globalThis as { [slot]?: HTMLElement[] }

/** Adds a toast to those with the same `data-position`. Returns a function that removes it. */
export function stack(toast: HTMLElement): () => void {
  page[slot] ||= []
  const toasts = page[slot]
  toasts.push(toast)
  const stop = observeSize(toast, layOut)
  return () => {
    stop()
    toasts.splice(toasts.indexOf(toast), 1)
    layOut()
  }
}

/** The oldest is next to the edge, so that a new toast moves none that is under the pointer. */
function layOut(): void {
  const heights = new Map<string | undefined, number>()
  for (const toast of page[slot] as HTMLElement[]) {
    const { position } = toast.dataset
    const before = heights.get(position) ?? 0
    toast.style.translate = `0 ${position?.startsWith('b') ? -before : before}px`
    heights.set(position, before + toast.offsetHeight)
  }
}
