import type { PriceUnit, Product, ProductService } from '@ebkit/core/services/products'
import type { SelectionRuleService } from '@ebkit/core/services/selectionRules'
import { ineligibleReason } from '@ebkit/rules/products'
import { createRuleSource, type RuleSettings } from '../picker/ruleSource'
import type { PickerSource } from '../picker/source'
import { keyOfProduct, parseKey } from './productKey'
import { strategyOf } from './tabs'

export type { Product } from '@ebkit/core/services/products'

/** How the list of one tab is requested, if it differs from the others. @spec W-PICK-10 */
export interface TabSource {
  value: string
  method?: 'POST' | 'GET'
  params?: Readonly<Record<string, unknown>>
}

/** Current settings of the lists. */
export interface ProductSourceOptions {
  /** Settings of single tabs. */
  tabs?: readonly TabSource[]
  /** Default method of lists. Default POST. */
  method?: 'POST' | 'GET'
  /** Default 4. @spec W-PICK-8 */
  auditStatus?: number
  chooseHotelId?: string
  /** Filters that the user cannot remove. */
  filters?: readonly { name: string; value: unknown }[]
  /** Further parameters of every list call. */
  params?: Readonly<Record<string, unknown>>
  /** Unit of the gateway's prices. Default yuan. */
  priceUnit?: PriceUnit
  /** Type of the activity for which products are chosen. @spec W-PICK-24 */
  activityType?: number
  /** Keys of products that belong to this activity. */
  ownKeys?: ReadonlySet<string>
}

/** Ticket products for the picker. */
export function createProductSource(
  service: ProductService,
  options: () => ProductSourceOptions,
  rules?: SelectionRuleService,
): PickerSource<Product> {
  return {
    ...(rules && { rules: createRuleSource('ticketProduct', rules, (tab) => ruleSettings(options(), tab)) }),
    list({ page, pageSize, search, tab, eligibleOnly }, signal) {
      const {
        tabs,
        method,
        auditStatus,
        chooseHotelId,
        filters = [],
        params,
        priceUnit,
        activityType,
      } = options()
      const own = tabs?.find(({ value }) => value === tab)
      const query = {
        auditStatus,
        chooseHotelId: chooseHotelId || undefined,
        ...params,
        ...own?.params,
        ...(eligibleOnly && { eligibleOnly: 1, activityType }),
        // Nothing replaces a locked filter.
        ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
        pageNum: page,
        pageSize,
        strategy: strategyOf(tab),
        productName: search,
      }
      return service.list(query, { priceUnit, method: own?.method ?? method, signal })
    },
    read(keys, signal) {
      const { priceUnit } = options()
      return service.read(
        keys.flatMap((key) => parseKey(key) ?? []),
        { priceUnit, signal },
      )
    },
    keyOf: keyOfProduct,
    reasonOf(row, tab) {
      const { activityType, ownKeys } = options()
      return ineligibleReason(row, {
        tab: strategyOf(tab),
        activityType,
        isOwn: ownKeys?.has(keyOfProduct(row)),
      })
    },
  }
}

/** The filters of a tab's list, for a rule: the same as for its pages. */
function ruleSettings(options: ProductSourceOptions, tab: string | undefined): RuleSettings {
  const { tabs, auditStatus, chooseHotelId, filters = [], params, activityType, ownKeys } = options
  const where = {
    auditStatus,
    chooseHotelId,
    ...params,
    ...tabs?.find(({ value }) => value === tab)?.params,
    ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  }
  return { activityType, where, own: ownKeys }
}
