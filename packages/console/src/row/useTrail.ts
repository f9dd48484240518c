import { createTrailService, type TrailEntry } from '@ebkit/core/services/trails'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useMemo, useState } from 'react'

/** An audit trail, as far as it is loaded. */
export interface TrailState {
  readonly entries?: readonly TrailEntry[]
  /** There are older entries. */
  readonly hasMore: boolean
  readonly error?: unknown
  /** Reads older entries; after a failure, retries. */
  readMore(): void
}

/**
 * Reads the audit trail of a row.
 *
 * @param row as it was read: when it is read again, so is the trail
 */
export function useTrail(resource: string, key: string, row: unknown): TrailState {
  const { http } = useEnvironment()
  const service = useMemo(() => createTrailService(http), [http])
  const [state, setState] = useState<Omit<TrailState, 'readMore'>>({ hasMore: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed row has a new trail
  useEffect(() => {
    const stop = new AbortController()
    service.read(resource, key, undefined, stop.signal).then(setState, (error) => {
      if (!stop.signal.aborted) setState({ hasMore: false, error })
    })
    return () => stop.abort()
  }, [service, resource, key, row])
  const readMore = async () => {
    const { entries = [] } = state
    try {
      const next = await service.read(resource, key, entries.at(-1)?.entryId)
      setState({ ...next, entries: [...entries, ...next.entries] })
    } catch (error) {
      setState({ ...state, error })
    }
  }
  return { ...state, readMore: () => void readMore() }
}
