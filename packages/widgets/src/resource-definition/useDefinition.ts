import { isServiceError } from '@ebkit/core/errors'
import type { ResourceDefinition } from '@ebkit/core/resource-definition'
import { createDefinitionService } from '@ebkit/core/services/definitions'
import { useEffect, useRef, useState } from 'react'
import { useDescribeError, useEnvironment, useStrings, type WidgetError } from '../environment'
import { useStore } from '../store/useStore'
import { definitionStrings } from './strings'

/** The loading state of a resource's definition. */
export interface DefinitionState {
  readonly definition?: ResourceDefinition
  /** Why it could not be loaded. */
  readonly error?: unknown
  retry(): void
}

/**
 * Loads the definition of a resource; again for another user, whose rights may differ.
 * @param onError called when it did not come. Default: the environment's
 */
export function useDefinition(resource: string, onError?: (error: WidgetError) => void): DefinitionState {
  const { http, session, reportError } = useEnvironment()
  const describe = useDescribeError()
  const text = useStrings(definitionStrings)
  const fail = (cause: unknown) => {
    const code = isServiceError(cause) ? cause.code : 'request-failed'
    ;(onError ?? reportError)({ code, message: describe(cause), cause })
    if (isServiceError(cause, 'http') && cause.status === 404)
      session.report('resource-unknown', text('unknown', { resource }))
  }
  const failing = useRef(fail)
  failing.current = fail
  const userId = useStore(session.$identity).identity?.userId
  const [state, setState] = useState<Omit<DefinitionState, 'retry'> & { resource?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and another user ask again
  useEffect(() => {
    let isWanted = true
    const definitions = createDefinitionService(http, session.resources)
    // Identifies the user first: answers requested without a user are discarded as soon as the user is known.
    session
      .identify()
      .then(() => definitions.read(resource))
      .then(
        (definition) => isWanted && setState({ resource, definition }),
        (error) => {
          if (!isWanted) return
          setState({ resource, error })
          failing.current(error)
        },
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
