import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** A row, as far as it is loaded. */
export interface LoadedRow {
  readonly row?: Row
  readonly error?: unknown
  /** Reads it again; the shown row stays meanwhile. */
  reload(): void
}

/**
 * Reads a row by its key, and again when the key changes.
 *
 * @param id undefined: none
 * @param reading a new number reads it again, as `reload` does
 */
export function useRow(
  { resource, key, singleton }: PageResource,
  id: string | undefined,
  reading = 0,
): LoadedRow {
  const { http } = useEnvironment()
  const [state, setState] = useState<{ id?: string | undefined; row?: Row; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (id === undefined && !singleton) return
    const stop = new AbortController()
    createRowService(http)
      .read(resource, singleton ? {} : { [key]: id ?? '' }, stop.signal)
      .then(
        (row) => setState({ id, row }),
        (error) => stop.signal.aborted || setState({ id, error }),
      )
    return () => stop.abort()
  }, [http, resource, key, id, singleton, attempt, reading])
  const isOwn = state.id === id
  return { ...(isOwn ? state : {}), reload: () => setAttempt(attempt + 1) }
}
