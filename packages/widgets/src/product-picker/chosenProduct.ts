import type { Product } from '@ebkit/core/services/products'
import type { Chosen } from '../picker/state'
import { parseKey } from './productKey'
import type { ChosenProduct } from './props'

/**
 * A chosen product as pages get it: the gateway's row, prices in cents, with its derived flags. Only the key of a
 * product that has not been read, or does not exist.
 * @spec W-PICK-34
 */
export function toChosenProduct({ key, row, isGone, reason }: Chosen<Product>): ChosenProduct {
  return {
    ...(row ?? parseKey(key)),
    isSelected: true,
    disabled: !!(isGone || reason),
    exitActivity: reason === 'otherActivity',
  } as ChosenProduct
}
