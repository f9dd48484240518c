/** Activity types that take a product for themselves: in one of them, it can be in no other of them (W-PICK-24). */
export const exclusiveActivityTypes: readonly number[] = [23, 24, 25, 32]

/** The tab in which products with specs, several stores or daily limits cannot be chosen (W-PICK-17). */
export const strictTab = 19

/** Tabs that show posters: their products have a poster's title, and the search is for it (W-PICK-12). */
export const posterTabs: readonly number[] = [13, 24]

/** Why a product or category cannot be chosen, in the order in which reasons are told. */
export type IneligibleReason =
  | 'splitAccounting'
  | 'otherActivity'
  | 'multiSpec'
  | 'multiStore'
  | 'dailyTime'
  | 'dailyQuantity'

/** What decides; flags count when they are 1 (also as text or `true`). Rows that lack a field are not held to it. */
export interface EligibilityFacts {
  readonly supplierAccountStatus?: unknown
  readonly activityTypes?: readonly (number | string)[] | null
  readonly productSpecType?: unknown
  readonly isBrandMultiple?: unknown
  readonly productStatusVmo?: { readonly limitTime?: unknown; readonly limitSell?: unknown } | null
}

export interface EligibilityPlace {
  /** Tab in which it would be chosen, as the list call's `strategy`. */
  readonly tab?: number
  /** Type of the activity that the choice is for. */
  readonly activityType?: number
  /** It is in that very activity already, not in another one. */
  readonly isOwn?: boolean
}

/** Whether a flag of the wire counts. */
export const isSet = (flag: unknown): boolean => [1, '1', true].includes(flag as number)

/** Whether a row is in one of the exclusive activities, and the choice is for one of them. @spec W-PICK-16 W-PICK-24 */
function isTaken({ activityTypes }: EligibilityFacts, { activityType, isOwn }: EligibilityPlace): boolean {
  const isExclusive = (type: unknown) => exclusiveActivityTypes.includes(Number(type))
  return !isOwn && isExclusive(activityType) && !!activityTypes?.some(isExclusive)
}

/**
 * Why a row cannot be chosen; undefined where it can. Gateway and pickers ask the same question here.
 *
 * @spec W-PICK-15 W-PICK-16 W-PICK-17 W-PICK-24 W-PICK-33
 */
export function ineligibleReason(
  row: EligibilityFacts,
  place: EligibilityPlace = {},
): IneligibleReason | undefined {
  if (isSet(row.supplierAccountStatus)) return 'splitAccounting'
  if (isTaken(row, place)) return 'otherActivity'
  if (place.tab !== strictTab) return undefined
  if (isSet(row.productSpecType)) return 'multiSpec'
  if (isSet(row.isBrandMultiple)) return 'multiStore'
  if (isSet(row.productStatusVmo?.limitTime)) return 'dailyTime'
  return isSet(row.productStatusVmo?.limitSell) ? 'dailyQuantity' : undefined
}
