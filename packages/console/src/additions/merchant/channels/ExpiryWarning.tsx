import { Button } from '@ebkit/ui/button'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../../../notice/Notice'
import type { ListAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import { channelStrings } from './strings'

const expiring = 'EXPIRING'

/** Warns of authorisations that expire soon. */
export function ExpiryWarning({ shown, resources, setFilters }: ListAdditionProps) {
  const text = useStrings(channelStrings)
  const describe = useDescribeError()
  const resource = resources.saleChannel?.resource
  // A reloaded list may have other rows.
  const { value: found = [], error } = useReading(
    async (rows, signal) => {
      if (!resource) return []
      const question = { filter: `authStatus=${expiring}`, sort: 'daysLeft asc' }
      return (await rows.list(resource, question, signal)).rows
    },
    [resource, shown],
  )
  if (error !== undefined) return <p role="alert">{text('failed', { reason: describe(error) })}</p>
  if (!found.length) return null
  const names = found
    .map((row) => text('one', { name: String(row.channelName), days: String(row.daysLeft) }))
    .join(text('comma'))
  return (
    <Notice
      icon={triangleAlertIcon}
      role="note"
      action={
        <Button kind="text" onClick={() => setFilters({ authStatus: { is: [expiring] } })}>
          {text('show')}
        </Button>
      }
    >
      {text('expiring', { count: found.length, names })}
    </Notice>
  )
}
