import { postageTemplate } from '@ebkit/domain'
import { postageBy } from '@ebkit/rules/products'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import type { Product } from './inventory'
import { reasons } from './strings'

type Template = RowOf<typeof postageTemplate>

/** The postage in cents; each piece counts as one unit of weight or volume. @throws 422 for an excluded region */
export function postageFor(template: Template, address: string, pieces: number, total: number): number {
  const { fee } = postageBy(template, address, pieces, total)
  return fee ?? refuse('region-excluded', reasons.region)
}

/** The postage of a product in cents; 0 without a template. @throws 422 for an excluded region */
export async function postageOf(
  context: BehaviourContext,
  product: Product,
  address: string,
  pieces: number,
  total: number,
): Promise<number> {
  const template = await findRow(context, postageTemplate, product.postageTemplateId, { lock: false })
  return template ? postageFor(template, address, pieces, total) : 0
}
