import { ecardUseRecord, ecardUser, validCardReservation as resource } from '@ebkit/domain'
import { dayOfHours, endOfHours } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { documentNumber, storeDay, storeTime } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow } from '../../behaviour/rows'
import { momentSql } from '../../database/storeTimeSql'
import { requireOpenStore } from '../shop/openStore'
import { requireBookableDay } from './cards/bookableDay'
import { cardOf } from './cards/cardDates'
import { requireSlot, slotOf } from './cards/slots'
import { rightOf, useCard } from './cards/useCard'
import { reasons } from './strings'

type Context = EffectContext<typeof resource, unknown>

/** The holder of a reservation, locked. @throws 422 if the card is neither active nor waiting for activation */
async function holderOf(context: Context) {
  const holder = await findRow(context, ecardUser, context.row.ecardUserId)
  if (holder?.status !== 'ACTIVE' && holder?.status !== 'INACTIVE') refuse('card-state', reasons.cardState)
  return holder
}

/** Checks a new reservation. @returns its further fields @throws 422 if the card or the slot does not allow it */
async function booked(context: Context) {
  await requireOpenStore(context)
  const { row } = context
  const holder = await holderOf(context)
  const card = await cardOf(context, holder)
  if (!card) refuse('unknown-right', reasons.unknownRight)
  rightOf(card, row.rightName)
  requireBookableDay(card, holder, row.reserveDate)
  await requireSlot(context, { ...row, validCardId: card.validCardId })
  return {
    reservationNo: await documentNumber(context, 'Y'),
    cardNo: holder.cardNo,
    validCardId: holder.validCardId,
    holderName: holder.holderName,
    holderPhone: holder.holderPhone,
  }
}

/** Checks the new day of a reservation. @throws 422 */
async function requireOtherDay(context: Context, reserveDate: string): Promise<void> {
  const holder = await findRow(context, ecardUser, context.row.ecardUserId)
  const card = holder && (await cardOf(context, holder))
  if (!card) refuse('unknown-right', reasons.unknownRight)
  requireBookableDay(card, holder, reserveDate)
}

/** The day on which the slot began that the moment is within. */
async function dayOfSlot(context: Context): Promise<string | undefined> {
  const hours = (await slotOf(context, context.row))?.slotTime
  return hours ? dayOfHours(storeDay(), storeTime(), hours) : undefined
}

async function arrive(context: Context) {
  const { row, key } = context
  if (row.reserveDate !== storeDay() && row.reserveDate !== (await dayOfSlot(context)))
    refuse('not-that-day', reasons.notThatDay)
  const { rightName, persons } = row
  const use = { rightName, persons: persons ?? 1, reservationId: key }
  const values = await useCard(context, await holderOf(context), use)
  await addRow(context, ecardUseRecord, { ...values, verifyType: 'input' })
  return { arriveTime: sql`now()` }
}

/** @throws 422 until the slot has ended */
async function requireOver(context: Context): Promise<void> {
  const { reserveDate } = context.row
  const hours = (await slotOf(context, context.row))?.slotTime ?? { start: '00:00', end: '24:00' }
  const now = `${storeDay()} ${storeTime()}`
  if (!reserveDate || now < endOfHours(reserveDate, hours)) refuse('slot-not-over', reasons.slotNotOver)
}

/** Records a no-show; the card is frozen at its limit of no-shows. */
async function miss(context: Context): Promise<undefined> {
  await changeRow(context, resource, context.key, { status: 'NO_SHOW' })
  const holder = await findRow(context, ecardUser, context.row.ecardUserId)
  const limit = (await cardOf(context, context.row))?.noShowLimit ?? 0
  if (holder && limit && (holder.noShowCount ?? 0) >= limit)
    await changeState(context, ecardUser, holder, 'noShowFreeze')
}

export const validCardReservation = defineBehaviour(resource)({
  effects: {
    arrive,
    reschedule: async (context) => {
      const { reserveDate, slotName } = context.input
      await requireOtherDay(context, reserveDate)
      await requireSlot(context, { ...context.row, reserveDate, slotName })
      return { reserveDate, slotName }
    },
    cancel: async ({ row, key, input, ask }) => {
      const content = { phone: row.holderPhone, reason: input.reason }
      await ask({ channel: 'message', kind: 'reservationCancelled', resource, key, content })
      return { cancelReason: input.reason }
    },
    markNoShow: async (context) => {
      await requireOver(context)
      return miss(context)
    },
  },
  computed: { cardNo: { kind: 'snapshot' } },
  auto: {
    arriveByCode: { run: async () => ({ arriveTime: sql`now()` }) },
    noShow: {
      due: sql.raw(`now() > ${momentSql("t.reserve_date + 1 + time '02:00'")}`),
      run: miss,
    },
  },
  saved: async (context) => (context.input.before ? undefined : booked(context)),
})
