import { memberGrade, member as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import {
  type BehaviourContext,
  type Computed,
  defineBehaviour,
  type EffectContext,
} from '../../behaviour/Behaviour'
import { counted } from '../../behaviour/counted'
import { live } from '../../behaviour/live'
import type { Changes } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { withAllStores } from '../../behaviour/withAllStores'
import { startOfYearSql } from '../../database/storeTimeSql'
import { giveCoupons } from '../shop/couponRecords'
import { logMemberChange } from './memberChanges'
import { orderCount, totalSpend } from './orderLines'
import { givePoints } from './points'
import * as pointsSql from './pointsSql'
import { reasons } from './strings'

type Context<Input = object> = EffectContext<typeof resource, Input>
type Status = NonNullable<Context['row']['status']>

/** An effect that changes the state of a member, and stores the reason if the new state is a lock. */
const movesTo = (status: Status, isLocked: boolean) => async (context: Context) => {
  const { reason = null } = context.input as { readonly reason?: string | null }
  const { status: beforeValue } = context.row
  await logMemberChange(context, context.row, {
    changeType: 'STATUS',
    beforeValue,
    afterValue: status,
    reason,
  })
  return { lockReason: isLocked ? reason : null } as Changes<typeof resource>
}

const freeze = movesTo('FROZEN', true)
const unlock = movesTo('ACTIVE', false)

/** @throws 422 for a member with money on a card, or unused tickets, at any store of the brand */
async function requireNothingLeft({ rows, row, key }: Context): Promise<void> {
  const found = await rows.execute<{ balance: number }>(sql`select ${sql.raw(balance)}::float8 as balance
    from member t where t.member_id = ${key}`)
  if ((found.rows[0]?.balance ?? 0) > 0) refuse('has-balance', reasons.hasBalance)
  const { rowCount } = await rows.execute(sql`select from ticket_order o
    join ticket_code c on c.platform_order_id = o.platform_order_id and c.status in ('UNUSED', 'LOCKED')
    where o.brand_id = ${row.brandId} and o.member_id = ${key} limit 1`)
  if (rowCount) refuse('has-tickets', reasons.hasTickets)
}

/** @throws 422 if more points would be deducted than the member has */
async function changePoints(context: Context, change: number, remark: string): Promise<void> {
  const left = context.row.points ?? 0
  if (left + change < 0) refuse('points-below-zero', filled(reasons.pointsBelowZero, { left }))
  const changeType = change < 0 ? 'MANUAL_DEDUCT' : 'MANUAL_ADD'
  await givePoints(context, context.key, { changeType, points: change, remark })
}

/** Gives the gifts of a new grade if it is higher than the former one. */
async function giveGifts(context: Context, before: string | null, after: string): Promise<void> {
  const [former, grade] = [
    await findRow(context, memberGrade, before, { lock: false }),
    await findRow(context, memberGrade, after, { lock: false }),
  ]
  if ((grade?.level ?? 0) <= (former?.level ?? 0)) return
  for (const { giftType, couponId, quantity } of grade?.upgradeGifts ?? [])
    if (giftType === 'POINTS')
      await givePoints(context, context.key, {
        ...{ changeType: 'EARN_ACTIVITY', points: Number(quantity), remark: '升级礼' },
      })
    else
      await giveCoupons(context, String(couponId), [context.key], {
        ...{ perMember: Number(quantity), receiveChannel: 'GRADE', sourceName: grade?.gradeName ?? '' },
      })
}

/** A new member number: brand prefix and ten digits. It never changes. */
async function newMemberNo({ rows, place }: BehaviourContext): Promise<string> {
  const found = await rows.execute<{ number: string }>(sql`select
    b.brand_code || lpad(nextval('document_number')::text, 10, '0') as number from brand b where b.brand_id = ${place.brandId}`)
  return found.rows[0]?.number ?? ''
}

const balance = `(select coalesce(sum(a.principal_balance + a.gift_balance), 0)::bigint from prepay_card_account a
  where a.brand_id = t.brand_id and a.member_id = t.member_id)`

/** SQL: the start of the brand's statistics period, since which growth counts; null for the last 12 months. */
const growthSince = `(select case s.stat_period when 'LIFETIME' then '-infinity'::timestamptz
    when 'CALENDAR_YEAR' then ${startOfYearSql} end
  from member_upgrade_setting s where s.brand_id = t.brand_id)`

const countedDaily = [
  'growthValue',
  'expiringPoints',
  'balance',
  'orderCount',
  'totalSpend',
  'wecomAdded',
] as const

const daily = (recount: string): Computed => ({ kind: 'daily', recount })

/** Members of a brand. */
export const member = defineBehaviour(resource)({
  effects: {
    freeze,
    unfreeze: unlock,
    blacklist: movesTo('BLACKLISTED', true),
    removeBlacklist: unlock,
    cancel: async (context) => {
      const { row, key, input } = context
      await withAllStores(context, () => requireNothingLeft(context))
      if (row.points)
        await givePoints(context, key, {
          changeType: 'MANUAL_DEDUCT',
          points: -row.points,
          remark: '注销清零',
        })
      const log = { changeType: 'STATUS', beforeValue: row.status, afterValue: 'CANCELLED' } as const
      await logMemberChange(context, row, { ...log, reason: input.reason })
      // releases the phone number for another member; the column must not be empty
      return { phone: `-${key}`, openId: null, lockReason: null }
    },
    adjustPoints: async (context) => {
      const { change, reason } = context.input
      await changePoints(context, change, reason)
      await logMemberChange(context, context.row, { changeType: 'PROFILE', changeValue: change, reason })
      return undefined
    },
    adjustGrade: async (context) => {
      const { memberGradeId, gradeExpireAt, reason } = context.input
      const before = context.row.memberGradeId
      await giveGifts(context, before, memberGradeId)
      const values = { beforeValue: before, afterValue: memberGradeId }
      await logMemberChange(context, context.row, { changeType: 'GRADE', ...values, reason })
      return { memberGradeId, gradeExpireAt }
    },
    addTags: async (context) => {
      const tags = [...new Set([...(context.row.tags ?? []), ...context.input.tags])]
      await logMemberChange(context, context.row, { changeType: 'TAG', afterValue: tags.join(',') })
      return { tags }
    },
  },
  computed: {
    memberNo: { kind: 'assigned' },
    growthValue: daily(`(select coalesce(sum(l.change_value), 0)::int from member_change_log l
      where l.brand_id = t.brand_id and l.member_id = t.member_id and l.change_type = 'GROWTH'
        and l.occurred_at >= coalesce(${growthSince}, now() - interval '12 months'))`),
    points: { kind: 'stored', recount: pointsSql.points },
    frozenPoints: live(pointsSql.frozenPoints, 'integer'),
    expiringPoints: daily(pointsSql.expiringPoints),
    totalPointsEarned: live(pointsSql.totalPointsEarned, 'integer'),
    totalPointsUsed: live(pointsSql.totalPointsUsed, 'integer'),
    balance: daily(balance),
    couponCount: live(
      `(select count(*)::int from coupon_record c where c.brand_id = t.brand_id and c.member_id = t.member_id
        and c.status = 'UNUSED' and c.valid_to > now())`,
      'integer',
    ),
    orderCount: daily(orderCount),
    totalSpend: daily(totalSpend),
    wecomAdded: daily(`exists (select from wecom_customer w where w.brand_id = t.brand_id
      and w.member_id = t.member_id and w.status = 'FOLLOWING')`),
  },
  saved: async (context) => {
    if (context.input.before) return undefined
    await logMemberChange(context, context.row, { changeType: 'REGISTER' })
    const nothingYet = counted(context, resource, ['points', ...countedDaily])
    return { ...nothingYet, memberNo: await newMemberNo(context), registerTime: sql`now()` }
  },
})
