import { createReportService, type ReportFigures, type ReportQuery } from '@ebkit/core/services/reports'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { usePageShown } from '../pages/pageShown'

/** The figures of a page, or why there are none. */
export interface Figures {
  /** The latest that were received; they stay while others are loading. */
  readonly figures?: ReportFigures | undefined
  readonly error?: unknown
  readonly isLoading: boolean
  reload(): void
}

/**
 * Reads the figures that a query asks for, and again when it changes while the page is shown.
 *
 * @param query undefined: nothing is requested
 * @param changes grows when rows have changed; default 0
 */
export function useFigures(query: ReportQuery | undefined, changes = 0): Figures {
  const { http, session } = useEnvironment()
  const isShown = usePageShown()
  const [state, setState] = useState<Omit<Figures, 'reload'>>({ isLoading: true })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal queries have equal answers; a new attempt asks again
  useEffect(() => {
    if (!isShown || !query) return
    const stop = new AbortController()
    setState(({ figures }) => ({ figures, isLoading: true }))
    createReportService(http, session)
      .read(query, stop.signal)
      .then(
        (figures) => stop.signal.aborted || setState({ figures, isLoading: false }),
        (error) => stop.signal.aborted || setState({ error, isLoading: false }),
      )
    return () => stop.abort()
  }, [http, session, key, isShown, attempt, changes])
  return { ...state, reload: () => setAttempt((before) => before + 1) }
}
