const irregular: Readonly<Record<string, string>> = { people: 'person' }

/**
 * A unit as it stands behind a number: English units are plurals, and one is not: `orders`, but `1 order`. Others, such as `km`
 * and all Chinese ones, stay.
 *
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
