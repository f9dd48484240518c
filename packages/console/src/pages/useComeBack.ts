import { isServiceError } from '@ebkit/core/errors'
import { getSession } from '@ebkit/core/session'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** Tries again what failed for want of a session or of the network, as soon as somebody is signed in or it is back. */
export function useComeBack(error: unknown, isOffline: boolean, retry: () => void): void {
  const { status } = useStore(getSession().$identity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once with each login
  useEffect(() => {
    if (status === 'signed-in' && isServiceError(error, 'session-ended')) retry()
  }, [status, error])
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isOffline, retry])
}
