import { createConsolePageService, type FrameSource } from '@ebkit/core/services/consolePages'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** What a page embeds, as far as it is known. */
export interface FrameSourceState {
  readonly source?: FrameSource
  /** Why it could not be asked for. */
  readonly error?: unknown
  retry(): void
}

export function useFrameSource(route: string): FrameSourceState {
  const { http, session } = useEnvironment()
  const [state, setState] = useState<Omit<FrameSourceState, 'retry'>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isWanted = true
    setState({})
    createConsolePageService(http, session.resources)
      .frame(route)
      .then(
        (source) => isWanted && setState({ source }),
        (error) => isWanted && setState({ error }),
      )
    return () => {
      isWanted = false
    }
  }, [http, session, route, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
