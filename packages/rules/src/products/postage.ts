/** What parcels cost: a first unit, and each further one. Fees in cents. */
export interface PostageRates {
  readonly first: number
  readonly firstFee: number
  readonly next: number
  readonly nextFee: number
}

type Region = readonly string[]

/** The fees of a postage template. */
export interface PostageTemplate {
  readonly chargeType?: unknown
  readonly defaultFirst?: unknown
  readonly defaultFirstFee?: unknown
  readonly defaultNext?: unknown
  readonly defaultNextFee?: unknown
  readonly regionRules?: unknown
  readonly freeRules?: unknown
  readonly excludedRegions?: unknown
}

/** The cost of shipping, and the rule that determines it: a rule by its index, or the one for all regions. */
export type Postage =
  | { readonly by: 'excluded'; readonly fee: undefined }
  | { readonly by: 'freeForAll'; readonly fee: 0 }
  | { readonly by: 'freeRule'; readonly index: number; readonly fee: 0 }
  | { readonly by: 'regionRule'; readonly index: number; readonly fee: number }
  | { readonly by: 'default'; readonly fee: number }

interface FreeRule {
  readonly regions?: unknown
  readonly condition?: unknown
  readonly amount?: unknown
  readonly count?: unknown
}

const listOf = <Item>(value: unknown) => (Array.isArray(value) ? value : []) as readonly Item[]

/** Regions are names from the province down; an address contains all names of its own. */
const isIn = (address: string, regions: unknown) =>
  listOf<Region>(regions).some((region) => region.every((name) => address.includes(name)))

function isFreeBy(
  { regions, condition, amount, count }: FreeRule,
  address: string,
  pieces: number,
  total: number,
) {
  const enough = condition === 'COUNT' || total >= Number(amount)
  const many = condition === 'AMOUNT' || pieces >= Number(count)
  return isIn(address, regions) && enough && many
}

const feeFor = ({ first, firstFee, next, nextFee }: PostageRates, units: number) =>
  firstFee + Math.ceil(Math.max(0, units - first) / next) * nextFee

/**
 * What sending to an address costs.
 *
 * @param units pieces, kg or m³, as the template counts
 * @param total of the goods, in cents
 */
export function postageBy(template: PostageTemplate, address: string, units: number, total: number): Postage {
  if (isIn(address, template.excludedRegions)) return { by: 'excluded', fee: undefined }
  if (template.chargeType === 'FREE') return { by: 'freeForAll', fee: 0 }
  const free = listOf<FreeRule>(template.freeRules).findIndex((rule) => isFreeBy(rule, address, units, total))
  if (free >= 0) return { by: 'freeRule', index: free, fee: 0 }
  const rules = listOf<PostageRates & { readonly regions?: unknown }>(template.regionRules)
  const index = rules.findIndex(({ regions }) => isIn(address, regions))
  const rule = rules[index]
  if (rule) return { by: 'regionRule', index, fee: feeFor(rule, units) }
  const { defaultFirst, defaultFirstFee, defaultNext, defaultNextFee } = template
  const rates = {
    first: Number(defaultFirst ?? 1),
    firstFee: Number(defaultFirstFee ?? 0),
    next: Number(defaultNext ?? 1),
    nextFee: Number(defaultNextFee ?? 0),
  }
  return { by: 'default', fee: feeFor(rates, units) }
}
