import { createSlices, sortInSlices } from '../../files/slices'
import { sortInWorker } from '../../files/sortInWorker'
import type { SortJob } from '../../files/sortJob'
import { fieldOf } from '../fieldOf'
import type { ListSort } from '../List'
import type { ListRow } from '../ListRow'

/** Minimum number of rows for which starting a worker is worthwhile. */
const many = 3_000

const words = new Intl.Collator('zh', { numeric: true })

/**
 * Sorts rows by a column: numbers by value, everything else as text in Chinese collation with numbers by value. Rows
 * without a value come last in both directions, equal rows keep their order. Many rows are sorted by a worker if the
 * page may have one, otherwise in slices under 10 ms, so that the page stays responsive.
 * @param signal ends the work: the promise rejects with its reason
 * @spec W-LIST-13
 */
export async function sortRows(
  rows: readonly ListRow[],
  { name, direction }: ListSort,
  signal: AbortSignal,
): Promise<ListRow[]> {
  const values = rows.map((row) => fieldOf(row, name))
  const sign = direction === 'asc' ? 1 : -1
  const order =
    (rows.length < many ? undefined : await sortInWorker(jobOf(values, sign), signal)) ??
    (await sortInSlices([...rows.keys()], comparing(values, sign), createSlices(signal)))
  // `Array.from` with a function takes four times as long.
  const sorted: ListRow[] = []
  for (const index of order) sorted.push(rows[index] as ListRow)
  return sorted
}

const isNothing = (value: unknown) => value == null || value === ''

function comparing(values: readonly unknown[], sign: number): (a: number, b: number) => number {
  return (a, b) => {
    const [one, other] = [values[a], values[b]]
    const last = Number(isNothing(one)) - Number(isNothing(other))
    if (last) return last
    const isNumber = typeof one === 'number' && typeof other === 'number'
    return sign * (isNumber ? one - other : words.compare(String(one), String(other))) || a - b
  }
}

/** Reads each value once. */
function jobOf(values: readonly unknown[], sign: number): SortJob {
  const first = new Uint8Array(values.length)
  const numbers = new Float64Array(values.length)
  const texts: string[] = []
  let isNumeric = true
  values.forEach((value, index) => {
    texts.push(isNothing(value) ? '' : String(value).replaceAll('\0', ''))
    if (isNothing(value)) return
    first[index] = 1
    if (typeof value === 'number') numbers[index] = value
    else isNumeric = false
  })
  return isNumeric ? { names: '', first, values: numbers, sign } : { names: texts.join('\0'), first, sign }
}
