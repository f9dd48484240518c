import { createConsolePageService, type FoundRow, shortestRowSearch } from '@ebkit/core/services/consolePages'
import { getSession } from '@ebkit/core/session'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** Milliseconds without a keystroke after which rows are searched. */
const searchDelay = 250

/** Rows that match a text. */
export interface FoundRows {
  readonly rows: readonly FoundRow[]
  /** The rows are those of an earlier text, or not loaded yet. */
  readonly isSearching: boolean
  readonly error?: unknown
}

const nothing: FoundRows = { rows: [], isSearching: false }

/** The rows whose number or name matches a text, once typing has paused. */
export function useFoundRows(search: string): FoundRows {
  const { http } = useEnvironment()
  const [found, setFound] = useState(nothing)
  const wanted = search.trim()
  useEffect(() => {
    if (wanted.length < shortestRowSearch) return setFound(nothing)
    setFound(({ rows }) => ({ rows, isSearching: true }))
    const controller = new AbortController()
    const { signal } = controller
    const ask = () =>
      createConsolePageService(http, getSession().resources)
        .findRows(wanted, signal)
        .then(
          (rows) => signal.aborted || setFound({ rows, isSearching: false }),
          (error: unknown) => signal.aborted || setFound({ ...nothing, error }),
        )
    const timer = setTimeout(ask, searchDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [http, wanted])
  return found
}
