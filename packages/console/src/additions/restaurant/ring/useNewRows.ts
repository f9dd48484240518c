import { useEffect, useRef } from 'react'
import { useRows } from '../../../rows/useRows'

export interface NewRows {
  /** Service and name. */
  resource: string
  /** Name of the key field. */
  rowKey: string
  /** The condition on rows that count. */
  filter: string
  /** Seconds between two readings. */
  every: number
  /** Called when rows appear that have not been seen since the page was opened. */
  onNew(): void
}

/** How many of the newest rows are read: no more are added between two readings. */
const most = 50

/** Reports new rows. */
export function useNewRows({ resource, rowKey, filter, every, onNew }: NewRows): void {
  const { rows } = useRows({ resource, filter, every, most })
  const seen = useRef<Set<string>>(undefined)
  const tell = useRef(onNew)
  tell.current = onNew
  useEffect(() => {
    if (!rows) return
    const keys = rows.map((row) => String(row[rowKey]))
    const isNew = seen.current && keys.some((key) => !seen.current?.has(key))
    seen.current = new Set([...(seen.current ?? []), ...keys])
    if (isNew) tell.current()
  }, [rows, rowKey])
}
