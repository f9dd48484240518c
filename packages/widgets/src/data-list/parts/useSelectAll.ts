import { type List, mostRows } from '@ebkit/core/list'
import { readAll } from '@ebkit/core/list/exporting'
import { useEffect, useRef, useState } from 'react'

/**
 * Selects all rows of the current results, including those of other pages, which are read page by page. `done`:
 * number of rows read so far.
 */
export function useSelectAll(list: List) {
  const [done, setDone] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setDone(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  async function selectAll() {
    const own = new AbortController()
    running.current = own
    const { search, filters } = list.$state.get()
    let read = 0
    setDone(read)
    try {
      for await (const { rows } of readAll(list, mostRows, own.signal)) {
        if (running.current !== own) return
        const now = list.$state.get()
        // The user sees other results by now, in which these rows may not be.
        if (now.search !== search || now.filters !== filters) break
        // Rows that were read stay selected after a stop, and rows deselected meanwhile stay deselected.
        list.selection.add(rows)
        read += rows.length
        setDone(read)
      }
    } catch {
      // The bar shows the number of selected rows, and offers it again.
    }
    if (running.current === own) stop()
  }
  return { selectAll, stop, done }
}
