import { isRecord } from '../fields/isRecord'

/** Names from the province down. */
type Region = readonly string[]

const isRegion = (value: unknown): value is Region =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')

/** The regions that a field with several has. */
export const regionsIn = (value: unknown): readonly Region[] =>
  Array.isArray(value) ? value.filter(isRegion) : []

/** Whether a region is another one, or within it. */
export const isWithinRegion = (region: Region, other: Region): boolean =>
  other.every((name, level) => region[level] === name)

const overlap = (one: Region, other: Region) => isWithinRegion(one, other) || isWithinRegion(other, one)

/**
 * The regions of other fields of a record.
 *
 * @param paths of fields, `excludedRegions`, or of fields of lists, `regionRules.regions`
 * @param own path of the field that is left out: `regionRules.0.regions`
 */
export function regionsElsewhere(
  values: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  own: string,
): readonly Region[] {
  return paths.flatMap((path) => {
    const [name = '', inner] = path.split('.')
    if (!inner) return path === own ? [] : regionsIn(values[name])
    const rows = Array.isArray(values[name]) ? (values[name] as unknown[]) : []
    return rows.flatMap((row, index) =>
      `${name}.${index}.${inner}` === own || !isRecord(row) ? [] : regionsIn(row[inner]),
    )
  })
}

/** The first region of a list that is in another one too. */
export const regionTwice = (one: readonly Region[], others: readonly Region[]): Region | undefined =>
  one.find((region) => others.some((other) => overlap(region, other)))
