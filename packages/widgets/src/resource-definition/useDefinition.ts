import type { ResourceDefinition } from '@ebkit/core/resource-definition'
import { createDefinitionService } from '@ebkit/core/services/definitions'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../environment'
import { useStore } from '../store/useStore'

/** The definition of a resource as far as it has come. */
export interface DefinitionState {
  readonly definition?: ResourceDefinition
  /** Why it could not be loaded. */
  readonly error?: unknown
  retry(): void
}

/** Loads the definition of a resource; again for another user, who may do other things. */
export function useDefinition(resource: string): DefinitionState {
  const { http, session } = useEnvironment()
  const userId = useStore(session.$identity).identity?.userId
  const [state, setState] = useState<Omit<DefinitionState, 'retry'>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and another user ask again
  useEffect(() => {
    let isWanted = true
    createDefinitionService(http, session.resources)
      .read(resource)
      .then(
        (definition) => isWanted && setState({ definition }),
        (error) => isWanted && setState({ error }),
      )
    return () => {
      isWanted = false
    }
  }, [http, session, resource, userId, attempt])
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}
