import type { ServedResource } from '@ebkit/domain'
import type { Transaction } from '../database/tenant'
import { isLookUp } from '../resources/audit/recordLookUps'
import { bindingOf } from '../resources/bindings'
import { firstRows } from '../resources/listing'
import type { BoundFigures } from './figureSql'

/** How many of the counted rows are looked at; a whole value is that of a few. */
const most = 20

/**
 * Records that a user has counted rows by the whole value of a masked field, as a list of them does: a figure other than
 * zero tells the value.
 */
export async function recordFigureLookUps(
  rows: Transaction,
  figures: readonly BoundFigures[],
): Promise<void> {
  const asked = new Map(figures.map((each) => [each.binding.resource, each]))
  for (const [resource, { reach, asked: given }] of asked) {
    const binding = bindingOf(resource as ServedResource)
    const { search, filter } = given
    if (isLookUp(binding, { search, filter }))
      await firstRows(rows, binding, { ...reach, search, filter }, most)
  }
}
