import { isServiceError } from '@ebkit/core/errors'
import { getSession } from '@ebkit/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** Retries what failed for lack of a session or network, as soon as the user is signed in or the network is back. */
export function useComeBack(error: unknown, isOffline: boolean, retry: () => void): void {
  const { status } = useStore(getSession().$identity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per login
  useEffect(() => {
    if (status === 'signed-in' && isServiceError(error, 'session-ended')) retry()
  }, [status, error])
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isOffline, retry])
}
