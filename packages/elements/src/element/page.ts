const listeners = new Set<() => void>()
let stopWatching: (() => void) | undefined

/** Calls `listener` when the page's language, direction or theme may have changed. Returns its undo. */
export function watchPage(listener: () => void): () => void {
  listeners.add(listener)
  stopWatching ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

function watch(): () => void {
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(tell)
  const attributeFilter = ['lang', 'dir', 'data-theme', 'class', 'style']
  observer.observe(document.documentElement, { attributeFilter })
  system.addEventListener('change', tell)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', tell)
  }
}
