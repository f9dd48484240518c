import { type List, mostRows } from '@ebkit/core'
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
    try {
      for (let page = 1; ; page++) {
        setDone(read)
        const { rows, total } = await list.read({ page, pageSize: mostRows, signal: own.signal })
        if (running.current !== own) return
        for (const row of rows) keys.add(list.keyOf(row))
        read += rows.length
        // What was read stays selected where somebody stops it.
        list.selection.set(keys)
        if (!rows.length || read >= total) break
      }
    } catch {
      // The bar says how many are selected, and offers it again.
    }
    if (running.current === own) stop()
  }
  return { gather, stop, done }
}
