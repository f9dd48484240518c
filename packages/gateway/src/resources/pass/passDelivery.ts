import { randomInt } from 'node:crypto'
import { postageTemplate, passDelivery as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { live } from '../../behaviour/live'
import { documentNumber, storeMoment } from '../../behaviour/numbers'
import type { RowOf, Values } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { changeRow, findRow } from '../../behaviour/rows'
import { withAllStores } from '../../behaviour/withAllStores'
import { keepTicketFact } from '../reports/orderFacts'
import { postageFor } from '../tickets/postage'
import { reasons } from './strings'

type Delivery = RowOf<typeof resource>
type Context = EffectContext<typeof resource>

const tell = ({ row, key, ask }: Context, kind: string, more: Values) =>
  ask({
    ...{ channel: 'message', kind, resource, key },
    content: { phone: row.phone, deliveryNo: row.deliveryNo, ...more },
  })

const withTrack = (row: Delivery, text: string, place = ''): Pick<Delivery, 'tracks'> => ({
  tracks: [...(row.tracks ?? []), { time: storeMoment(), place, text }],
})

/** Activates the card, so that gates let its holder in. */
async function activate({ row, key, ask }: Context, cardNo: string | null): Promise<void> {
  const content = {
    cardNo,
    ticketProductId: row.ticketProductId,
    validFrom: row.validFrom,
    validTo: row.validTo,
  }
  await ask({ channel: 'ticketSystem', kind: 'activateCard', resource, key, content })
}

/** Requires a photo of the holder if the area of the pass, or an open one that takes it, has gates with face recognition. */
async function requirePhoto({ rows, row }: Context): Promise<void> {
  if (row.holderPhoto) return
  const taken = JSON.stringify([{ ticketProductId: row.ticketProductId }])
  const { rowCount } = await rows.execute(sql`select from scenic s cross join jsonb_array_elements(s.gates) g
    where s.brand_id = ${row.brandId} and g ->> 'gateType' = 'FACE' and g ->> 'enabled' is distinct from 'false'
      and (s.scenic_id = ${row.scenicId}
        or s.status in ('PUBLISHED', 'SUSPENDED') and s.pass_products @> ${taken}::jsonb) limit 1`)
  if (rowCount) refuse('no-photo', reasons.noPhoto)
}

/** @throws 422 for a card that is bound at any store of the brand */
async function requireFreeCard(context: Context, cardNo: string): Promise<void> {
  const { rows, place, key } = context
  const { rowCount } = await withAllStores(context, () =>
    rows.execute(sql`select from pass_delivery p where p.brand_id = ${place.brandId}
      and p.card_no = ${cardNo} and p.pass_delivery_id <> ${key}`),
  )
  if (rowCount) refuse('card-bound', reasons.cardBound)
}

const digitalCard = () => `E${Array.from({ length: 15 }, () => randomInt(10)).join('')}`

/** The postage to the holder's address, in cents. @throws 422 for an excluded region */
async function feeOf(context: BehaviourContext, row: Delivery): Promise<number> {
  if (row.deliveryType !== 'MAIL') return 0
  const template = await findRow(context, postageTemplate, row.postageTemplateId, { lock: false })
  return template ? postageFor(template, `${(row.region ?? []).join('')}${row.address ?? ''}`, 1, 0) : 0
}

const received = async (context: Context) => {
  await activate(context, context.row.cardNo)
  return { receivedAt: sql`now()` }
}

/** Deliveries of annual pass cards to their holders. */
export const passDelivery = defineBehaviour(resource)({
  effects: {
    approve: async (context) => {
      await requirePhoto(context)
      if (context.row.deliveryType !== 'DIGITAL') return undefined
      const cardNo = digitalCard()
      await activate(context, cardNo)
      return { status: 'RECEIVED', cardNo, receivedAt: sql`now()` }
    },
    askAgain: async (context) => {
      const { reasons: missing, remark } = context.input
      await tell(context, 'passData', { reasons: missing, remark })
      return { returnCount: (context.row.returnCount ?? 0) + 1 }
    },
    bindCard: async (context) => {
      const { cardNo } = context.input
      await requireFreeCard(context, cardNo)
      return { cardNo }
    },
    ship: async (context) => {
      const { row, key, input, ask } = context
      const { carrier, trackingNo } = input
      await tell(context, 'passShipped', { carrier, trackingNo })
      await ask({ channel: 'courier', kind: 'follow', resource, key, content: { carrier, trackingNo } })
      return {
        carrier,
        trackingNo,
        shippedAt: sql`now()`,
        ...withTrack(row, `${carrier} ${trackingNo} 已寄出`),
      }
    },
    pickUp: async (context) => {
      if (context.row.deliveryType !== 'PICKUP') refuse('not-pickup', reasons.notPickup)
      const { pickerName, pickerIdTail } = context.input
      const track = withTrack(
        context.row,
        `${pickerName}（证件尾号 ${pickerIdTail}）领取`,
        context.row.pickupCounterId ?? '',
      )
      return { ...(await received(context)), ...track }
    },
    confirmReceived: received,
    shipAgain: async ({ row }) => ({
      ...{ carrier: null, trackingNo: null, resendCount: (row.resendCount ?? 0) + 1 },
      ...withTrack(row, `${row.carrier ?? ''} ${row.trackingNo ?? ''} 退回，重新寄送`),
    }),
    cancel: async ({ row, key, ask }) => {
      const amount = row.deliveryFee ?? 0
      const content = { orderNo: row.orderNo, amount }
      if (amount > 0 && row.shippedAt === null && row.paidAt !== null)
        await ask({ channel: 'payment', kind: 'refundFee', resource, key, content })
      return { cardNo: null }
    },
  },
  computed: {
    deliveryNo: { kind: 'assigned' },
    deliveryFee: { kind: 'snapshot' },
    waitHours: live(
      `case when t.status in ('PENDING', 'MAKING', 'READY') then floor(extract(epoch from now() - t.paid_at) / 3600)::int end`,
      'integer',
    ),
  },
  auto: { autoReceive: { due: sql`t.shipped_at < now() - interval '15 days'`, run: received } },
  answers: {
    follow: async (context) => {
      const { row, key, input, asked } = context
      // the parcel came back, and another one is under way
      if (row.trackingNo !== asked.trackingNo) return
      const { text, place, isDelivered } = input as { text?: string; place?: string; isDelivered?: boolean }
      if (text) await changeRow(context, resource, key, withTrack(row, text, place))
      if (isDelivered) await changeState(context, resource, row, 'autoReceive')
    },
    refundFee: async ({ input }) => {
      // the error makes the outbox try again: a fee that is owed must be paid back
      if (!input.accepted) throw new Error(`The fee was not refunded: ${input.reason}`)
    },
  },
  saved: async (context) => {
    const { row, input } = context
    const deliveryNo = row.deliveryNo ?? (await documentNumber(context, 'PS'))
    // the fee of a delivery in progress does not change with the template, nor what was paid with the region
    return input.before && (row.status !== 'PENDING' || row.paidAt !== null)
      ? { deliveryNo }
      : { deliveryNo, deliveryFee: await feeOf(context, row) }
  },
  // the delivery makes the order one of a pass
  followed: async (context, key) => {
    const row = await findRow(context, resource, key, { lock: false })
    if (row?.orderNo) await keepTicketFact(context, row.orderNo)
  },
})
