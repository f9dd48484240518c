import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import type { PanelItem } from '@ebkit/domain'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { fixedCondition } from '../list/fixedCondition'
import { usePageShown } from '../pages/pageShown'

/** The number of rows; undefined until it is known. */
export type Count = number | 'failed' | undefined

/**
 * Counts the rows of all items in parallel.
 *
 * @param seconds between two counts while the page is shown; default: counts once
 */
export function useCounts(
  items: readonly PanelItem[],
  resources: ConsolePage['resources'],
  seconds?: number,
) {
  const { http } = useEnvironment()
  const isShown = usePageShown()
  const [counts, setCounts] = useState<readonly Count[]>([])
  const [attempt, setAttempt] = useState(0)
  const reload = () => setAttempt((before) => before + 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt counts again
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const rows = createRowService(http)
    for (const [index, item] of items.entries()) {
      const { resource } = resources[item.source ?? ''] ?? {}
      const tell = (count: Count) =>
        stop.signal.aborted || setCounts((before) => Object.assign([...before], { [index]: count }))
      const condition = fixedCondition(item.where, {}) ?? ''
      if (resource) rows.count(resource, condition, stop.signal).then(tell, () => tell('failed'))
      else tell('failed')
    }
    const timer = seconds ? setTimeout(reload, seconds * 1000) : undefined
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [http, items, resources, seconds, isShown, attempt])
  return { counts, reload }
}
