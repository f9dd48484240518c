import type { SelectionRuleService } from '@ebkit/core/services/selectionRules'
import type { TicketCategory, TicketCategoryService } from '@ebkit/core/services/ticketCategories'
import { ineligibleReason } from '@ebkit/rules/products'
import { clientSource } from '../picker/clientSource'
import { createRuleSource } from '../picker/ruleSource'
import type { PickerSource } from '../picker/source'

/** Current settings of the list. */
export interface CategorySourceOptions {
  hotelId?: string | undefined
  /** Filters that the user cannot remove. */
  filters?: readonly { name: string; value: unknown }[] | undefined
  /** Type of the activity for which categories are chosen. @spec W-TCP-9 */
  activityType?: number | undefined
  /** Ids of categories that belong to this activity. */
  ownIds?: ReadonlySet<string>
}

/** The id of a ticket category, as a text. */
export const idOfCategory = ({ ticketCategoryId }: { ticketCategoryId: unknown }) => String(ticketCategoryId)

/** Whether a row's field has the value of a filter, or one of several. */
const passes = (row: TicketCategory, { name, value }: { name: string; value: unknown }) =>
  `${value}`.split(',').includes(`${(row as Record<string, unknown>)[name] ?? ''}`)

/**
 * Ticket categories for the picker. The gateway returns all of them at once, so tabs, searches and pages need no
 * request; they are read when the dialog opens, and once more before a choice is confirmed.
 * @spec W-TCP-6 W-TCP-7
 */
export function createCategorySource(
  service: TicketCategoryService,
  options: () => CategorySourceOptions,
  rules?: SelectionRuleService,
): PickerSource<TicketCategory> {
  let kept: { hotelId: string | undefined; rows: readonly TicketCategory[] } | undefined
  async function readAll(signal: AbortSignal) {
    const { hotelId } = options()
    const rows = await service.list({ hotelId, signal })
    kept = { hotelId, rows }
    return rows
  }
  const source = clientSource<TicketCategory>({
    rows: async (_tab, signal) => (kept && kept.hotelId === options().hotelId ? kept.rows : readAll(signal)),
    isListed: (row) => (options().filters ?? []).every((filter) => passes(row, filter)),
    matches: ({ categoryName }, search) => categoryName.toLowerCase().includes(search),
    keyOf: idOfCategory,
    reasonOf(row, tab) {
      const { activityType, ownIds } = options()
      const isOwn = ownIds?.has(idOfCategory(row)) ?? false
      return ineligibleReason(row, {
        isOwn,
        ...(tab !== undefined && { tab: Number(tab) }),
        ...(activityType !== undefined && { activityType }),
      })
    },
  })
  const refresh = () => {
    kept = undefined
  }
  return {
    ...source,
    ...(rules && {
      rules: createRuleSource('ticketCategory', rules, () => {
        const { hotelId, activityType, ownIds, filters = [] } = options()
        const where = Object.fromEntries(filters.map(({ name, value }) => [name, value]))
        return { hotelId, activityType, where, own: ownIds }
      }),
    }),
    refresh,
    read(keys, signal) {
      refresh()
      return source.read(keys, signal)
    },
  }
}
