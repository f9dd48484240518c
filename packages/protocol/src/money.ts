/** Unit of an amount on the wire. */
export type PriceUnit = 'yuan' | 'cents'

/**
 * Converts an amount of the wire to cents; null for a missing or invalid amount. Prices are converted only here.
 *
 * @param unit of the wire: ticket products carry yuan with two decimals, all others cents
 * @example
 * ```ts
 * import { toCents } from '@ebkit/protocol/money'
 *
 * toCents('1286.00', 'yuan') // 128600
 * toCents(128600, 'cents') // 128600
 * toCents('free', 'yuan') // null
 * ```
 */
export function toCents(amount: unknown, unit: PriceUnit): number | null {
  const text = String(amount).trim()
  const given = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const cents = Math.round(given * (unit === 'yuan' ? 100 : 1))
  return Number.isSafeInteger(cents) ? cents : null
}
