import { ecardUser as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { localDaySql, todaySql } from '../../database/storeTimeSql'
import { cancelReservations } from './cards/cancelReservations'
import { activation, cardOf, countsUses, type Holder } from './cards/cardDates'
import { freeCardNo } from './cards/issueCards'
import { refundCard } from './cards/refundCard'
import { reasons } from './strings'

/** @throws 422 if the card requires a name and an ID number, and one is missing */
async function requireRealName(context: BehaviourContext, holder: Holder): Promise<void> {
  const card = await cardOf(context, holder)
  if (card?.realNameRequired && !(holder.holderName && holder.idCard)) refuse('real-name', reasons.realName)
}

/** The number of days since the card was frozen. */
async function frozenDays({ rows }: BehaviourContext, { brandId, ecardUserId }: Holder): Promise<number> {
  const found = await rows.execute<{ days: number }>(sql`select
    coalesce(${storeDay()}::date - ${sql.raw(localDaySql('max(a.happened_at)'))}, 0) as days
    from audit_entry a where a.brand_id = ${brandId} and a.resource = 'ecardUser' and a.row_key = ${ecardUserId}
      and a.name in ('freeze', 'noShowFreeze')`)
  return found.rows[0]?.days ?? 0
}

function adjusted({ totalTimes, usedTimes }: Holder, delta: number) {
  if (totalTimes === null) refuse('no-counts', reasons.noCounts)
  const [total, used] = [totalTimes + delta, usedTimes ?? 0]
  if (total < used) refuse('below-used', reasons.belowUsed)
  return { totalTimes: total, ...(total === used && { status: 'USED_UP' as const }) }
}

/** Default values of a card that was issued at the counter or imported. */
async function made(context: BehaviourContext, holder: Holder) {
  const card = await cardOf(context, holder)
  return {
    cardNo: holder.cardNo ?? (await freeCardNo(context)),
    source: holder.source ?? ('offline' as const),
    buyTime: holder.buyTime ?? sql`now()`,
    totalTimes: holder.totalTimes ?? (card && countsUses(card) ? card.totalTimes : null),
  }
}

/** Also uses at stores that the user does not see. */
const used = 'card_times_used(t.ecard_user_id)'

/** Also no-shows at stores that the user does not see, since the card was last unfrozen. */
const missed = 'card_no_shows(t.ecard_user_id)'

const activateUntil = `coalesce(t.buy_time, t.created_at) + make_interval(days => (select c.activate_within_days
  from valid_card c where c.brand_id = t.brand_id and c.valid_card_id = t.valid_card_id))`

export const ecardUser = defineBehaviour(resource)({
  effects: {
    activate: async (context) => {
      await requireRealName(context, context.row)
      return activation(context, context.row)
    },
    freeze: async (context) => cancelReservations(context, context.row, context.input.reason),
    unfreeze: async (context) => {
      const days = context.input.makeUp ? await frozenDays(context, context.row) : 0
      return days ? { endDate: sql`t.end_date + ${days}::int` } : undefined
    },
    transfer: async ({ input: { holderName, holderPhone, idCard } }) => ({
      ...{ holderName, holderPhone, idCard },
      facePhoto: null,
    }),
    adjustTimes: async ({ row, input }) => adjusted(row, input.delta),
    refundCard: async (context) => {
      const { refundAmount: amount, reason } = context.input
      await refundCard(context, context.row, amount, reason)
      return cancelReservations(context, context.row, reason)
    },
  },
  computed: {
    cardName: live(
      `coalesce((select c.card_name from valid_card c where c.brand_id = t.brand_id and c.valid_card_id = t.valid_card_id),
        (select e.ecard_name from ecard e where e.brand_id = t.brand_id and e.ecard_id = t.ecard_id))`,
      'text',
    ),
    usedTimes: live(used, 'integer'),
    remainTimes: live(`(t.total_times - ${used})`, 'integer'),
    remainDays: live(`greatest(t.end_date - ${todaySql}, 0)`, 'integer'),
    noShowCount: live(missed, 'integer'),
  },
  auto: {
    activateByUse: { run: async (context) => activation(context, context.row) },
    expire: { due: sql.raw(`t.end_date < ${todaySql}`) },
    lapse: { due: sql.raw(`${activateUntil} < now()`) },
    useUp: {},
    noShowFreeze: { run: async (context) => cancelReservations(context, context.row, '爽约冻结') },
  },
  saved: async (context) => (context.input.before ? undefined : made(context, context.row)),
})
