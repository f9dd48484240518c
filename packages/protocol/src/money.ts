/** Unit of an amount on the wire. */
export type PriceUnit = 'yuan' | 'cents'

/**
 * An amount of the wire in cents; null where there is none, or what stands there is no amount. The one place where
 * prices are converted.
 *
 * @param unit of the wire: ticket products carry yuan with two decimals, all else cents
 */
export function toCents(amount: unknown, unit: PriceUnit): number | null {
  const text = String(amount).trim()
  const given = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const cents = Math.round(given * (unit === 'yuan' ? 100 : 1))
  return Number.isSafeInteger(cents) ? cents : null
}
