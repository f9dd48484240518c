/** Exclusive activity types: a product in one of them cannot be in another (W-PICK-24). */
export const exclusiveActivityTypes: readonly number[] = [23, 24, 25, 32]

/** The tab in which products with specs, several stores or daily limits cannot be chosen (W-PICK-17). */
export const strictTab = 19

/** Poster tabs: their products have a poster title, and the search uses it (W-PICK-12). */
export const posterTabs: readonly number[] = [13, 24]

/** Why a product or category cannot be chosen, in the order of display. */
export type IneligibleReason =
  | 'splitAccounting'
  | 'otherActivity'
  | 'multiSpec'
  | 'multiStore'
  | 'dailyTime'
  | 'dailyQuantity'

/**
 * The fields that decide; flags count when they are 1 (also as text or `true`). A missing field never refuses a row.
 */
export interface EligibilityFacts {
  readonly supplierAccountStatus?: unknown
  readonly activityTypes?: readonly (number | string)[] | null
  readonly productSpecType?: unknown
  readonly isBrandMultiple?: unknown
  readonly productStatusVmo?: { readonly limitTime?: unknown; readonly limitSell?: unknown } | null
}

/** Where a product would be chosen, and for what. */
export interface EligibilityPlace {
  /** Tab in which it would be chosen, as the list call's `strategy`. */
  readonly tab?: number
  /** Type of the activity that the choice is for. */
  readonly activityType?: number
  /** It is already in this activity, not in another one. */
  readonly isOwn?: boolean
}

/** Whether a flag of the wire is set. */
export const isSet = (flag: unknown): boolean => [1, '1', true].includes(flag as number)

/** Whether a row is in one exclusive activity and is chosen for another. @spec W-PICK-16 W-PICK-24 */
function isTaken({ activityTypes }: EligibilityFacts, { activityType, isOwn }: EligibilityPlace): boolean {
  const isExclusive = (type: unknown) => exclusiveActivityTypes.includes(Number(type))
  return !isOwn && isExclusive(activityType) && !!activityTypes?.some(isExclusive)
}

/**
 * Why a row cannot be chosen; undefined if it can. Gateway and pickers share this function.
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
