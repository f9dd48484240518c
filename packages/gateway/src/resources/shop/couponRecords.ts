import { randomBytes } from 'node:crypto'
import { coupon, couponRecord, member } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { storeDay, storeMoment } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { addRow, findRow, findRows } from '../../behaviour/rows'

type Coupon = RowOf<typeof coupon>
type Record = RowOf<typeof couponRecord>

/** How many coupons each member receives, and through which channel. */
export interface Giving {
  readonly perMember: number
  readonly receiveChannel: NonNullable<Record['receiveChannel']>
  readonly sourceName?: string
}

/** The result of giving coupons. */
export interface Given {
  readonly given: number
  /** Members who received none: at their limit, out of stock, or not eligible. */
  readonly skipped: number
}

/** An unguessable code of twelve hexadecimal digits. */
const anyCode = () => randomBytes(6).toString('hex').toUpperCase()

const endOfDay = (day: string) => `${day} 23:59:59`

/** The validity period of a coupon that is received now. */
function validityOf({ validityType, validTime, delayDays, validDays }: Coupon) {
  if (validityType === 'FIXED' && validTime)
    return { validFrom: `${validTime.start} 00:00:00`, validTo: endOfDay(validTime.end) }
  const first = addDays(storeDay(), delayDays ?? 0)
  const validFrom = delayDays ? `${first} 00:00:00` : storeMoment()
  return { validFrom, validTo: endOfDay(addDays(first, (validDays ?? 1) - 1)) }
}

/** Adds the record of a coupon that a member holds. @returns its key */
export function addRecord(
  context: BehaviourContext,
  couponId: string,
  { memberId, nickname, phone }: RowOf<typeof member>,
  values: Pick<Record, 'validFrom' | 'validTo'> & Partial<Record>,
): Promise<string> {
  return addRow(context, couponRecord, {
    ...{ couponId, memberId, phone, memberName: nickname, couponCode: anyCode(), receivedAt: storeMoment() },
    ...values,
  } as never)
}

const heldBy = async ({ rows }: BehaviourContext, couponId: string, memberId: string) => {
  const found = await rows.execute<{ held: number }>(sql`select count(*)::int as held from coupon_record c
    where c.coupon_id = ${couponId} and c.member_id = ${memberId}`)
  return found.rows[0]?.held ?? 0
}

/**
 * Gives members a published coupon while stocks last. The lock on the coupon keeps concurrent calls within the stock.
 *
 * @param memberIds blacklisted and cancelled members receive none
 */
export async function giveCoupons(
  context: BehaviourContext,
  couponId: string,
  memberIds: readonly string[],
  { perMember, receiveChannel, sourceName = '' }: Giving,
): Promise<Given> {
  const row = await findRow(context, coupon, couponId)
  if (row?.status !== 'PUBLISHED') return { given: 0, skipped: memberIds.length }
  let left = row.remainCount ?? 0
  let given = 0
  const members = await findRows(
    context,
    member,
    sql`t.member_id = any (${sql.param([...memberIds])}::text[]) and t.status in ('ACTIVE', 'FROZEN')`,
    { lock: false },
  )
  let receivers = 0
  for (const receiver of members) {
    const free = (row.perPersonLimit ?? 1) - (await heldBy(context, couponId, String(receiver.memberId)))
    const count = Math.max(0, Math.min(perMember, free, left))
    for (let each = 0; each < count; each++)
      await addRecord(context, couponId, receiver, { ...validityOf(row), receiveChannel, sourceName })
    if (count) receivers++
    given += count
    left -= count
  }
  return { given, skipped: memberIds.length - receivers }
}
