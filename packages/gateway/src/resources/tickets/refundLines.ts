import type { batchRefund } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import type { SheetLine } from '../../behaviour/sheets'
import { paidOrders } from './refundableOrders'

/** A line of an order file. */
interface FileLine {
  readonly number: number
  readonly key: string
  /** Cents. */
  readonly amount: number
}

/** A line, with the problem that prevents its refund. */
export interface CheckedLine extends FileLine {
  /** `UNKNOWN`, `TWICE`, `AMOUNT`, `ABOVE`, or why a batch leaves its order out; undefined if it can be refunded. */
  readonly problem: string | undefined
  /** The refundable amount of the order, in cents. */
  readonly rest: number
  readonly pieces: number
}

/** Parses lines of an order number and an amount in yuan; a first line without an amount is a header. */
function fileLines(lines: readonly SheetLine[]): FileLine[] {
  return lines
    .map(({ number, cells: [key = '', amount = ''] }) => ({
      number,
      key,
      amount: Math.round(Number(amount) * 100),
    }))
    .filter(({ amount, number }) => number > 1 || Number.isFinite(amount))
}

interface FoundOrder extends Record<string, unknown> {
  readonly key: string
  readonly rest: number
  readonly pieces: number
  readonly reason: string | null
}

function problemOf({ amount }: FileLine, found: FoundOrder | undefined, isSecond: boolean) {
  if (!found) return 'UNKNOWN'
  if (isSecond) return 'TWICE'
  if (found.reason) return found.reason
  if (!(amount > 0)) return 'AMOUNT'
  return amount > found.rest ? 'ABOVE' : undefined
}

/** The lines in the file of a batch, each checked against its order. */
export async function checkedLines(
  context: BehaviourContext,
  { orderFile, hotelId }: RowOf<typeof batchRefund>,
): Promise<readonly CheckedLine[]> {
  const lines = fileLines(await context.readSheet(orderFile))
  const keys = lines.map(({ key }) => key)
  const { rows } = await context.rows.execute<FoundOrder>(sql`select o.platform_order_id as key,
      x.rest::float8 as rest, x.pieces, y.reason
    from ${sql.raw(paidOrders)} and o.brand_id = ${context.place.brandId} and o.hotel_id = ${hotelId}
      and o.platform_order_id = any (${sql.param(keys)}::text[])`)
  const orders = new Map(rows.map((row) => [row.key, row]))
  return lines.map((line, index) => {
    const found = orders.get(line.key)
    const problem = problemOf(line, found, keys.indexOf(line.key) !== index)
    return { ...line, problem, rest: found?.rest ?? 0, pieces: found?.pieces ?? 0 }
  })
}
