import { ecardUser, ecardUseRecord as resource, validCardReservation } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeAlong } from '../../behaviour/changeAlong'
import { changeState } from '../../behaviour/changeState'
import { storeDay } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { findRow, findRows } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { cardOf, type Holder } from './cards/cardDates'
import { rightOf, useCard } from './cards/useCard'
import { reasons } from './strings'

type Context = EffectContext<typeof resource, unknown>

/** @throws 422 after 24 hours */
async function requireRecent({ rows, key }: Context): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from ecard_use_record t
    where t.use_id = ${key} and t.use_time > now() - interval '24 hours'`)
  if (!rowCount) refuse('use-time', reasons.useTime)
}

/** The reservation of a right for today, locked. @throws 422 if the card requires one and there is none */
async function reservationOf(context: BehaviourContext, holder: Holder, rightName: string | null) {
  const card = await cardOf(context, holder)
  if (!card) return undefined
  const name = rightOf(card, rightName).rightName
  const [booked] = await findRows(
    context,
    validCardReservation,
    sql`t.ecard_user_id = ${holder.ecardUserId} and t.status = 'BOOKED' and t.right_name = ${name}
      and t.reserve_date = ${storeDay()}`,
  )
  if (!booked && card.needReserve) refuse('needs-reservation', reasons.needsReservation)
  return booked
}

/** Charges a manually entered use to the card, and marks its reservation as arrived. */
async function enter(context: Context) {
  const { row, key } = context
  const holder = await findRow(context, ecardUser, row.ecardUserId)
  if (!holder) refuse('card-state', reasons.cardState)
  const { rightName, times, persons } = row
  const reservation = await reservationOf(context, holder, rightName)
  const reservationId = reservation?.reservationId ?? null
  const use = { rightName, times, persons: persons ?? 1, reservationId, useId: key }
  const values = await useCard(context, holder, use)
  if (reservation) await changeState(context, validCardReservation, reservation, 'arriveByCode')
  return values
}

/** Makes a used-up card active again, and reopens the reservation of a revoked use. */
async function giveBack(context: Context): Promise<void> {
  const { row } = context
  await seeAllStores(context)
  const holder = await findRow(context, ecardUser, row.ecardUserId)
  if (holder?.status === 'USED_UP')
    await changeAlong(context, ecardUser, holder, 'revoke', { status: 'ACTIVE' })
  const reservation = await findRow(context, validCardReservation, row.reservationId)
  if (reservation?.status === 'ARRIVED')
    await changeAlong(context, validCardReservation, reservation, 'revoke', {
      status: 'BOOKED',
      arriveTime: null,
    })
}

export const ecardUseRecord = defineBehaviour(resource)({
  effects: {
    revoke: async (context) => {
      await requireRecent(context)
      await giveBack(context)
      return { revokeReason: context.input.revokeReason }
    },
  },
  computed: { settleAmount: { kind: 'snapshot' } },
  saved: async (context) => (context.input.before ? undefined : enter(context)),
})
