import { getPage } from '@ebkit/core/page'
import { reportThemes } from './themeReports'

/** An observer of the page. An object instead of a function: a page may have hundreds. */
export interface PageWatcher {
  update(): void
}

const watchers = new Set<PageWatcher>()
let stopWatching: (() => void) | undefined

/** Calls `watcher` when the page's language, direction, theme or configuration may have changed. */
export function watchPage(watcher: PageWatcher): void {
  watchers.add(watcher)
  stopWatching ??= watch()
}

/** The undo of `watchPage`. */
export function unwatchPage(watcher: PageWatcher): void {
  watchers.delete(watcher)
  if (watchers.size > 0) return
  stopWatching?.()
  stopWatching = undefined
}

function watch(): () => void {
  reportThemes()
  const tell = () => {
    reportThemes()
    for (const watcher of watchers) watcher.update()
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(tell)
  const attributeFilter = ['lang', 'dir', 'data-theme', 'class', 'style']
  observer.observe(document.documentElement, { attributeFilter })
  system.addEventListener('change', tell)
  const unlisten = getPage().$configuration.listen(tell)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', tell)
    unlisten()
  }
}
