import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../../../notice/Notice'
import type { ListAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import { kitchenStrings } from './strings'
import { uncoveredClasses } from './uncoveredClasses'

/** Warns of restaurants whose dishes no kitchen would print. */
export function CoverageWarning({ shown, resources }: ListAdditionProps) {
  const text = useStrings(kitchenStrings)
  const describe = useDescribeError()
  const resource = resources.restaurantPrintRule?.resource
  // A list that was read again may have other rules.
  const { value: places = [], error } = useReading(
    async (rows, signal) => {
      if (!resource) return []
      const [dishes, rules] = await Promise.all([
        rows.list('restaurant-api/restaurant-product', { filter: 'status=PUBLISHED' }, signal),
        rows.list(resource, { filter: 'docType=KITCHEN&status=ENABLED' }, signal),
      ])
      return uncoveredClasses(dishes.rows, rules.rows)
    },
    [resource, shown],
  )
  if (error !== undefined) return <p role="alert">{text('failed', { reason: describe(error) })}</p>
  if (places.length === 0) return null
  return (
    <Notice icon={triangleAlertIcon} role="note">
      {text('uncovered')}
      <ul className="eb-notice__lines">
        {places.map(({ restaurantId, restaurant, classes }) => (
          <li key={restaurantId}>
            {text('uncoveredOf', { restaurant, classes: classes.join(text('comma')) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
