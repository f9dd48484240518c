import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../../../notice/Notice'
import type { ListAdditionProps } from '../../Addition'
import { useReading } from '../../useReading'
import { kitchenStrings } from './strings'
import { uncoveredClasses } from './uncoveredClasses'

/** Maximum number of classes named per restaurant; the others are only counted. */
const most = 4

/** Warns of restaurants whose dishes no kitchen would print. */
export function CoverageWarning({ shown, resources }: ListAdditionProps) {
  const text = useStrings(kitchenStrings)
  const describe = useDescribeError()
  const resource = resources.restaurantPrintRule?.resource
  // A reloaded list may have other rules.
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
  const named = (classes: readonly string[]) => {
    const first = classes.slice(0, most).join(text('comma'))
    const count = classes.length - most
    return count > 0 ? text('andMore', { classes: first, count }) : first
  }
  return (
    <Notice icon={triangleAlertIcon} role="note">
      {text('uncovered')}
      <ul className="eb-notice__lines">
        {places.map(({ restaurantId, restaurant, classes }) => (
          <li key={restaurantId}>{text('uncoveredOf', { restaurant, classes: named(classes) })}</li>
        ))}
      </ul>
    </Notice>
  )
}
