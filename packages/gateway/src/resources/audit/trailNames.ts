import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import { brandNames } from '../labels/brandNames'
import { maskLabels } from '../labels/labels'
import { labelsName } from '../labels/labelsName'
import { wantedNames } from '../labels/wantedNames'

type Values = Readonly<Record<string, unknown>>
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The names of all rows that the values of a trail reference, by field and key. */
export async function trailNames(
  rows: Transaction,
  { resource, labels }: Binding,
  all: readonly (Values | null)[],
): Promise<Names> {
  const fields = resource.fields.flatMap(({ name, type }) => {
    const label = labels.get(name)
    return type === 'ref' && label ? [{ name, of: label.of }] : []
  })
  const wanted = wantedNames()
  for (const { name, of } of fields) for (const values of all) wanted.add(of, values?.[name])
  const known = await brandNames(rows, wanted.all)
  return new Map(fields.map(({ name, of }) => [name, known.get(of.name) ?? new Map()]))
}

/** Values together with the names of their referenced rows, which are masked as in their own lists. */
export function withNames(names: Names, { labels }: Binding, values: Values): Values {
  const own = [...names].flatMap(([field, known]) => {
    const name = known.get(String(values[field]))
    return name === undefined ? [] : [[field, name] as const]
  })
  if (!own.length) return values
  const shown: Record<string, unknown> = Object.fromEntries(own)
  maskLabels(labels, shown)
  return { ...values, [labelsName]: shown }
}
