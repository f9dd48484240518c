import type { ProductKey } from '@ebkit/core/services/products'

/** The key of a product in `value` and in forms: `ticketProductId:productType`. @spec W-PICK-35 */
export function keyOfProduct({
  ticketProductId,
  productType,
}: {
  ticketProductId: unknown
  productType?: unknown
}): string {
  return `${ticketProductId}:${productType ?? ''}`
}

/** Parts of a key; undefined if it is invalid. The key of a row without a type ends with the colon. */
export function parseKey(key: string): ProductKey | undefined {
  const [, ticketProductId, productType] = /^\s*([^\s:"[\]{}]+):([^\s:"[\]{}]*)\s*$/.exec(key) ?? []
  return ticketProductId ? { ticketProductId, productType: productType ?? '' } : undefined
}

/** Keys of a comma-separated text, each once, in order; undefined if one of them is malformed. */
export function parseKeys(text: string): string[] | undefined {
  const keys = text
    .split(',')
    .filter((part) => part.trim())
    .map(parseKey)
  return keys.every((key) => key !== undefined) ? [...new Set(keys.map(keyOfProduct))] : undefined
}
