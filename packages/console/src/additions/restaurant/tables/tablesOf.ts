import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row, RowService } from '@ebkit/core/services/rows'
import { equals } from '../../../list/fixedCondition'

/** All tables of a restaurant. */
export async function tablesOf(
  service: Pick<RowService, 'list'>,
  { resource }: PageResource,
  { restaurantId }: Row,
): Promise<readonly Row[]> {
  const filter = equals('restaurantId', String(restaurantId))
  return (await service.list(resource, { filter, sort: 'tableName asc' })).rows
}
