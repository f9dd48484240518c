import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../../../notice/Notice'
import type { ListAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import { deliveryStrings } from './strings'

/** Deliveries that wait longer are overdue. */
const overdue = 'waitHours>48'

/** Shows how many deliveries are overdue, regardless of the list's filters. */
export function OverdueBar({ shown, resources, page }: ListAdditionProps) {
  const text = useStrings(deliveryStrings)
  const describe = useDescribeError()
  const resource = resources[page.resource]?.resource
  // A reloaded list may have other rows.
  const { value: count, error } = useReading(
    async (rows, signal) => (resource ? rows.count(resource, overdue, signal) : 0),
    [resource, shown],
  )
  if (error !== undefined) return <p role="alert">{text('notCounted', { reason: describe(error) })}</p>
  if (!count) return null
  return (
    <Notice icon={triangleAlertIcon} role="note">
      {text('overdue', { count })}
    </Notice>
  )
}
