import { useSyncExternalStore } from 'react'

function watch(onChange: () => void) {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => watcher.disconnect()
}

/** Whether the page is in English: its header sets `lang` on the root element. */
export const useEnglish = () => useSyncExternalStore(watch, () => document.documentElement.lang === 'en')
