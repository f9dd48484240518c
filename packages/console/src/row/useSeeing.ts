import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useRef, useState } from 'react'

/**
 * Reports to the gateway that the user has opened a row, once each time, and then notifies counters of unread rows.
 *
 * @returns why it could not be reported
 */
export function useSeeing({ resource, key }: PageResource, row: Row, onSeen?: () => void): unknown {
  const { http, session } = useEnvironment()
  const [error, setError] = useState<unknown>()
  const newest = useRef(onSeen)
  newest.current = onSeen
  const id = String(row[key])
  useEffect(() => {
    createRowService(http)
      .see(resource, id)
      .then(() => {
        newest.current?.()
        session.resources.invalidate(resource)
      }, setError)
  }, [http, session, resource, id])
  return error
}
