import {
  type ConsolePageService,
  createConsolePageService,
  type FrameSource,
} from '@ebkit/core/services/consolePages'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** What a page embeds, as far as it is known. */
export interface FrameSourceState {
  readonly source?: FrameSource
  /** Why the request failed. */
  readonly error?: unknown
  retry(): void
}

/** @param ask the same function as long as the request is the same */
export function useFrameSource(ask: (pages: ConsolePageService) => Promise<FrameSource>): FrameSourceState {
  const { http, session } = useEnvironment()
  const [state, setState] = useState<Omit<FrameSourceState, 'retry'>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isWanted = true
    setState({})
    ask(createConsolePageService(http, session.resources)).then(
      (source) => isWanted && setState({ source }),
      (error) => isWanted && setState({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [http, session, ask, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
