import {
  createDictionaryService,
  type DictionaryItem,
  dictionaryResource,
} from '@ebkit/core/services/dictionary'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { useEnvironment } from '../environment'

/** The state of a dictionary. `items` only when it is ready. */
export interface DictionaryState {
  status: 'loading' | 'ready' | 'failed'
  items?: readonly DictionaryItem[]
  error?: unknown
}

const loading: DictionaryState = { status: 'loading' }

/**
 * Reads a dictionary on demand. After a failure `reload` requests it again.
 * @spec W-CTY-4
 */
export function useDictionary(
  dictType: string | undefined,
  isNeeded: boolean,
  onError: (error: unknown) => void,
): [DictionaryState, reload: () => void] {
  const { http, session } = useEnvironment()
  const service = useMemo(() => createDictionaryService(http, session.resources), [http, session])
  const [state, setState] = useState(loading)
  const [turn, ask] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each turn
  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    setState(loading)
    service.items(dictType).then(
      (items) => isWanted && setState({ status: 'ready', items }),
      (error) => {
        if (!isWanted) return
        setState({ status: 'failed', error })
        onError(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [service, dictType, isNeeded, turn])
  const reload = () => {
    session.resources.invalidate(dictionaryResource)
    ask()
  }
  return [state, reload]
}
