import { type List, mostRows } from '@ebkit/core/list'
import { readAll } from '@ebkit/core/list/exporting'
import { useEffect, useRef, useState } from 'react'

/**
 * Selects all rows of a search, those of other pages too: they are read page by page. `done`: rows that were read, while
 * it runs.
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
    let read = 0
    setDone(read)
    try {
      for await (const { rows } of readAll(list, mostRows, own.signal)) {
        if (running.current !== own) return
        // What was read stays selected where somebody stops it, and what is taken out meanwhile stays out.
        list.selection.add(rows)
        read += rows.length
        setDone(read)
      }
    } catch {
      // The bar says how many are selected, and offers it again.
    }
    if (running.current === own) stop()
  }
  return { selectAll, stop, done }
}
