import { createRowService } from '@ebkit/core/services/rows'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { ListAdditionProps } from '../../Addition'
import { kitchenStrings } from './strings'
import { type Uncovered, uncoveredClasses } from './uncoveredClasses'

/** Warns of restaurants whose dishes no kitchen would print. */
export function CoverageWarning({ shown, resources }: ListAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(kitchenStrings)
  const describe = useDescribeError()
  const [found, setFound] = useState<{ places: readonly Uncovered[]; error?: unknown }>({ places: [] })
  const resource = resources.restaurantPrintRule?.resource
  // A list that was read again may have other rules.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each reading of the list
  useEffect(() => {
    if (!resource) return
    const stop = new AbortController()
    const rows = createRowService(http)
    Promise.all([
      rows.list('restaurant-api/restaurant-product', { filter: 'status=PUBLISHED' }, stop.signal),
      rows.list(resource, { filter: 'docType=KITCHEN&status=ENABLED' }, stop.signal),
    ]).then(
      ([dishes, rules]) => setFound({ places: uncoveredClasses(dishes.rows, rules.rows) }),
      (error) => stop.signal.aborted || setFound({ places: [], error }),
    )
    return () => stop.abort()
  }, [http, resource, shown])
  if (found.error !== undefined)
    return <p role="alert">{text('failed', { reason: describe(found.error) })}</p>
  return found.places.map(({ restaurantId, restaurant, classes }) => (
    <p key={restaurantId} className="eb-notice" role="note">
      <Icon path={triangleAlertIcon} />
      <span className="eb-notice__text">
        {text('uncovered', { restaurant, classes: classes.join(text('comma')) })}
      </span>
    </p>
  ))
}
