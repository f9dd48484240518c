import { type List, mostRows } from '@ebkit/core/list'
import { readAll } from '@ebkit/core/list/exporting'
import { useEffect, useRef, useState } from 'react'

/** Selects all rows of a search, those of other pages too: they are read page by page. */
export function useGathering(list: List) {
  const [done, setDone] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setDone(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  async function gather() {
    const own = new AbortController()
    running.current = own
    const keys = new Set(list.selection.$ids.get())
    let read = 0
    setDone(read)
    try {
      for await (const { rows } of readAll(list, mostRows, own.signal)) {
        if (running.current !== own) return
        for (const row of rows) keys.add(list.keyOf(row))
        read += rows.length
        setDone(read)
        // What was read stays selected where somebody stops it.
        list.selection.set(keys)
      }
    } catch {
      // The bar says how many are selected, and offers it again.
    }
    if (running.current === own) stop()
  }
  return { gather, stop, done }
}
