import {
  createEnterpriseMessagingService,
  type WecomAuthorisation,
} from '@ebkit/core/services/enterpriseMessaging'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

export interface WecomAddresses extends WecomAuthorisation {
  /** The addresses are loaded. */
  readonly isKnown: boolean
  readonly problem?: unknown
  retry(): void
}

/** Where the current store authorises enterprise messaging, and the contact that it can ask. */
export function useWecomAddresses(): WecomAddresses {
  const { http } = useEnvironment()
  const hotelId = http.hotelId()
  const [found, setFound] = useState<WecomAuthorisation | { problem: unknown }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    setFound(undefined)
    if (!hotelId) return
    const question = new AbortController()
    const take = (answer: WecomAuthorisation | { problem: unknown }) =>
      question.signal.aborted || setFound(answer)
    createEnterpriseMessagingService(http)
      .authorisation(hotelId, question.signal)
      .then(take, (problem: unknown) => take({ problem }))
    return () => question.abort()
  }, [http, hotelId, attempt])
  return { ...found, isKnown: found !== undefined, retry: () => setAttempt((before) => before + 1) }
}
