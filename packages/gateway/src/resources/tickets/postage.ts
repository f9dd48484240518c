import { postageTemplate } from '@ebkit/domain'
import type { Work } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import type { Product } from './inventory'
import { reasons } from './strings'

type Template = RowOf<typeof postageTemplate>

interface Rates {
  readonly first: number
  readonly firstFee: number
  readonly next: number
  readonly nextFee: number
}

type Region = readonly string[]

/** Regions are paths from the province down; an address contains all names of its own. */
const isIn = (address: string, regions: unknown) =>
  ((regions ?? []) as readonly Region[]).some((path) => path.every((name) => address.includes(name)))

function ratesOf(template: Template, address: string): Rates {
  const rule = (template.regionRules ?? []).find(({ regions }) => isIn(address, regions))
  if (rule) return rule as unknown as Rates
  const { defaultFirst, defaultFirstFee, defaultNext, defaultNextFee } = template
  return {
    first: defaultFirst ?? 1,
    firstFee: defaultFirstFee ?? 0,
    next: defaultNext ?? 1,
    nextFee: defaultNextFee ?? 0,
  }
}

function isFree(template: Template, address: string, pieces: number, total: number): boolean {
  if (template.chargeType === 'FREE') return true
  return (template.freeRules ?? []).some(({ regions, condition, amount, count }) => {
    const enough = condition === 'COUNT' || total >= Number(amount)
    const many = condition === 'AMOUNT' || pieces >= Number(count)
    return isIn(address, regions) && enough && many
  })
}

/** Cents for sending pieces; each counts as one unit of weight or volume. @throws 422 for a region that is excluded */
export function postageFor(template: Template, address: string, pieces: number, total: number): number {
  if (isIn(address, template.excludedRegions)) refuse('region-excluded', reasons.region)
  if (isFree(template, address, pieces, total)) return 0
  const { first, firstFee, next, nextFee } = ratesOf(template, address)
  return firstFee + Math.ceil(Math.max(0, pieces - first) / next) * nextFee
}

/** Cents for sending pieces of a product; nothing without a template. @throws 422 for a region that is excluded */
export async function postageOf(
  work: Work,
  product: Product,
  address: string,
  pieces: number,
  total: number,
): Promise<number> {
  const template = await findRow(work, postageTemplate, product.postageTemplateId, { lock: false })
  return template ? postageFor(template, address, pieces, total) : 0
}
