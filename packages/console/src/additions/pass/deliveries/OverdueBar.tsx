import { createRowService } from '@ebkit/core/services/rows'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { deliveryStrings } from './strings'

/** What waits longer is overdue. */
const overdue = 'waitHours>48'

/** Says how many deliveries are overdue, whatever the list is filtered by. */
export function OverdueBar({ shown, resources, page }: ListAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(deliveryStrings)
  const describe = useDescribeError()
  const [found, setFound] = useState<{ count: number; error?: unknown }>({ count: 0 })
  const resource = resources[page.resource]?.resource
  // A list that was read again may have other rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading of the list
  useEffect(() => {
    if (!resource) return
    const stop = new AbortController()
    createRowService(http)
      .count(resource, overdue, stop.signal)
      .then(
        (count) => setFound({ count }),
        (error) => stop.signal.aborted || setFound({ count: 0, error }),
      )
    return () => stop.abort()
  }, [http, resource, shown])
  if (found.error !== undefined)
    return <p role="alert">{text('notCounted', { reason: describe(found.error) })}</p>
  if (!found.count) return null
  return (
    <p className="eb-notice" role="note">
      <Icon path={triangleAlertIcon} />
      <span className="eb-notice__text">{text('overdue', { count: found.count })}</span>
    </p>
  )
}
