import type { Field } from '@ebkit/rules/fields'
import type { RowContext, SeedRow } from './SeedRow'
import { day, dayText, isRecordOf, momentOf, momentText } from './values/moments'

/** Steps in the life of a row, first to last, by the beginning of the names of their times. */
const steps: readonly RegExp[] = [
  /^(appl|submit|placed|order|drawn|uploaded|sold|earned|open|add|join|register|exchanged|firstBuy|launched|enabled|dealTime)/,
  /^(audit|approv|accept|confirm|lastBuy)/,
  /^(expectedAt)/,
  /^(pay|paid|depositTime|buyTime)/,
  /^(publish|send|sent|ship|grant|issue|release|execut|dispatch)/,
  /^(receive|claim|activat|arriv|report)/,
  /^(click|read|used|use|verif|check|consum|writeoff)/,
  /^(done|finish|settle|handle|complete|balanceTime)/,
  /^(refund|rollback|revoke|lost|leave|close|retired)/,
]

const stepOf = ({ name, type }: Field) =>
  type === 'datetime' ? steps.findIndex((step) => step.test(name)) : -1

/** Sorts the times of a row into the order of its steps. */
function sortTimes(row: SeedRow, fields: readonly Field[]): void {
  const own = fields
    .filter((field) => stepOf(field) >= 0 && typeof row[field.name] === 'string')
    .sort((one, other) => stepOf(one) - stepOf(other))
  const times = own.map(({ name }) => row[name] as string).sort()
  for (const [place, { name }] of own.entries()) row[name] = times[place]
}

/** Fields with the period of a plan. */
const isPlan = /^(activityTime|saleTime|receiveTime|period|eventTime|depositTime|validPeriod|validTime)$/

/** A plan was created before it begins. */
function createBefore(context: RowContext): void {
  const { resource, row, index, createdAt } = context
  if (isRecordOf(resource)) return
  for (const { name, type } of resource.fields) {
    // The period of a payout lies before the payout.
    const isPlanned = isPlan.test(name) && (name !== 'period' || resource.states?.initial === 'NEW')
    const start = type === 'daterange' && isPlanned ? (row[name] as SeedRow | undefined)?.start : undefined
    const created = typeof row.createdAt === 'string' ? momentOf(row.createdAt) : createdAt
    if (typeof start !== 'string' || dayText(created) < start) continue
    row.createdAt = momentText(momentOf(start) - (1 + (index % 9)) * day + (((created % day) + day) % day))
  }
}

/** Puts the times of a row and of the records in its lists in order. */
export function putTimesInOrder(context: RowContext): SeedRow {
  const { row, resource } = context
  sortTimes(row, resource.fields)
  for (const { name, type, fields = [] } of resource.fields)
    if (type === 'list') for (const record of [row[name] ?? []].flat() as SeedRow[]) sortTimes(record, fields)
  createBefore(context)
  return row
}
