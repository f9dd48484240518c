import { type Comparison, parseCondition } from '@ebkit/rules/conditions'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import type { Choice } from '../choice'
import { isFoundBy, wordsOf } from '../searching'
import type { Reach } from '../stores'
import { recordChange } from './recordChange'
import { lookUpName } from './revealName'

type Row = Readonly<Record<string, unknown>>

/** Whether a condition compares with a value, and not only asks whether there is one. */
const namesValue = ({ operands }: Comparison) =>
  operands.some(({ kind }) => kind !== 'any' && kind !== 'none')

/** The masked fields that a filter compares with whole values. */
function comparedIn({ fields }: Binding, filter: string): Comparison[] {
  return parseCondition(filter).filter(
    (comparison) => fields.get(comparison.field)?.field.mask && namesValue(comparison),
  )
}

/** Whether rows that are chosen so tell the whole value of a masked field. */
export const isLookUp = (binding: Binding, { search, filter }: Choice): boolean =>
  (wordsOf(search).length > 0 && binding.searched.masked.length > 0) ||
  (!!filter?.trim() && comparedIn(binding, filter).length > 0)

/** The masked fields by whose whole values a search or filter has found a row. */
function fieldsFoundBy(
  { searched }: Binding,
  row: Row,
  words: readonly string[],
  compared: readonly Comparison[],
) {
  const found = searched.masked.filter((field) =>
    words.some((word) => isFoundBy(field, row[field.name], word)),
  )
  const equal = compared.filter(({ operator }) => operator === '=')
  return new Set([...found.map(({ name }) => name), ...equal.map(({ field }) => field)])
}

/**
 * Records which rows a user has found by the whole value of a masked field: who finds a row knows the value. A filter
 * that finds no row is recorded without one, because that tells something, too.
 *
 * @param found the rows before they are masked
 */
export async function recordLookUps(
  rows: Transaction,
  binding: Binding,
  { brandId, stores, user, search, filter }: Reach & Choice,
  found: readonly Row[],
): Promise<void> {
  if (!user) return
  const { resource } = binding
  const compared = filter?.trim() ? comparedIn(binding, filter) : []
  const record = async (key: string, field: string, hotelId: unknown) => {
    const place = { brandId, userId: user.userId, hotelId: String(hotelId ?? stores[0] ?? '') }
    const seen = { resource, key, kind: 'action', name: lookUpName, input: { field } } as const
    await recordChange(rows, place, { ...seen, before: undefined, after: undefined })
  }
  const words = wordsOf(search)
  const recorded = new Set<string>()
  for (const row of found)
    for (const field of fieldsFoundBy(binding, row, words, compared)) {
      recorded.add(field)
      await record(String(row[resource.key]), field, row.hotelId)
    }
  for (const { field } of compared) if (!recorded.has(field)) await record('', field, undefined)
}
