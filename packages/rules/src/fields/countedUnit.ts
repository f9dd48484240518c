const irregular: Readonly<Record<string, string>> = { people: 'person' }

/**
 * A unit after a number: English units are plurals and become singular for one: `orders`, but `1 order`. Others, such
 * as `km` and all Chinese ones, do not change.
 * @example
 * ```ts
 * import { countedUnit } from '@ebkit/rules/fields'
 *
 * countedUnit('orders', 1) // 'order'
 * countedUnit('room nights', 2) // 'room nights'
 * ```
 */
export const countedUnit = (unit: string, count: number): string =>
  Math.abs(count) === 1 ? (irregular[unit] ?? unit.replace(/([a-z]{2})s\b/, '$1')) : unit
