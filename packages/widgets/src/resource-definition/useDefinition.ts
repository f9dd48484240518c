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
  const [state, setState] = useState<Omit<DefinitionState, 'retry'> & { resource?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and another user ask again
  useEffect(() => {
    let isWanted = true
    const definitions = createDefinitionService(http, session.resources)
    // First who asks: answers for nobody in particular are forgotten as soon as that is known.
    session
      .identify()
      .then(() => definitions.read(resource))
      .then(
        (definition) => isWanted && setState({ resource, definition }),
        (error) => isWanted && setState({ resource, error }),
      )
    return () => {
      isWanted = false
    }
  }, [http, session, resource, userId, attempt])
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  const { resource: known, ...found } = state
  return { ...(known === resource && found), retry }
}
