import { createRowService, type Row, type RowsQuestion } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { useRepeat } from './useRepeat'

/** Rows, as far as they are loaded. */
export interface RowsState {
  /** Undefined until the first answer. The previous ones stay while others are read. */
  readonly rows?: readonly Row[] | undefined
  readonly total: number
  readonly isReading: boolean
  /** Why the newest request failed. */
  readonly error?: unknown
  reload(): void
}

export interface RowsOptions extends RowsQuestion {
  /** Service and name. */
  resource: string
  /** Seconds between two readings while the page is shown. Default: it is read once. */
  every?: number | undefined
  /** Nothing is read yet. */
  isPaused?: boolean | undefined
  /** A new number reads again. */
  generation?: number | undefined
}

/** Reads rows, and again when the query changes. */
export function useRows(options: RowsOptions): RowsState {
  const { resource, filter, search, sort, most, every, isPaused, generation } = options
  const { http } = useEnvironment()
  const [state, setState] = useState<Omit<RowsState, 'reload'>>({ total: 0, isReading: true })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (isPaused) return
    const stop = new AbortController()
    setState((before) => ({ ...before, isReading: true }))
    createRowService(http)
      .list(resource, { filter, search, sort, most }, stop.signal)
      .then(
        (found) => setState({ ...found, isReading: false }),
        (error) => stop.signal.aborted || setState((before) => ({ ...before, isReading: false, error })),
      )
    return () => stop.abort()
  }, [http, resource, filter, search, sort, most, attempt, isPaused, generation])
  useRepeat(every, () => setAttempt((before) => before + 1))
  return { ...state, reload: () => setAttempt((before) => before + 1) }
}
