import { createRowService, type Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { channelStrings } from './strings'

const expiring = 'EXPIRING'

/** Warns of authorisations that end soon. */
export function ExpiryWarning({ shown, resources, setFilters }: ListAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(channelStrings)
  const describe = useDescribeError()
  const [found, setFound] = useState<{ rows: readonly Row[]; error?: unknown }>({ rows: [] })
  const resource = resources.saleChannel?.resource
  // A list that was read again may have other rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading of the list
  useEffect(() => {
    if (!resource) return
    const stop = new AbortController()
    createRowService(http)
      .list(resource, { filter: `authStatus=${expiring}`, sort: 'daysLeft asc' }, stop.signal)
      .then(
        ({ rows }) => setFound({ rows }),
        (error) => stop.signal.aborted || setFound({ rows: [], error }),
      )
    return () => stop.abort()
  }, [http, resource, shown])
  if (found.error !== undefined)
    return <p role="alert">{text('failed', { reason: describe(found.error) })}</p>
  const count = found.rows.length
  if (!count) return null
  const names = found.rows
    .map((row) => text('one', { name: String(row.channelName), days: String(row.daysLeft) }))
    .join(text('comma'))
  return (
    <p className="eb-notice" role="note">
      <Icon path={triangleAlertIcon} />
      <span className="eb-notice__text">{text('expiring', { count, names })}</span>
      <Button kind="text" onClick={() => setFilters({ authStatus: { is: [expiring] } })}>
        {text('show')}
      </Button>
    </p>
  )
}
