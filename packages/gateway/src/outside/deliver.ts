import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../behaviour/Behaviour'
import { inSystem } from '../behaviour/inSystem'
import { findRow } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { retried } from '../resources/actions/retried'
import type { Adapter, Channel, Delivery } from './Outside'
import { patience, withPatience } from './withPatience'

interface Message {
  readonly messageId: string
  readonly brandId: string
  readonly hotelId: string
  readonly channel: Channel
  readonly kind: string
  readonly resource: string
  readonly rowKey: string
  readonly content: Readonly<Record<string, unknown>>
  readonly attempts: number
}

/** Seconds until another process may take over an attempt, and the longest pause between attempts in seconds. */
const lease = 60
const longestPause = 3_600

const columns =
  sql.raw(`message_id as "messageId", brand_id as "brandId", hotel_id as "hotelId", channel, kind, resource,
  row_key as "rowKey", content, attempts`)

/** Claims waiting messages of a brand, so that no other process takes them in the meantime. */
const take = (gateway: Gateway, brandId: string, most: number) =>
  inSystem(gateway, { brandId }, async ({ rows }) => {
    const found = await rows.execute(sql`update outbox_message m set attempts = m.attempts + 1,
        next_attempt_at = now() + make_interval(secs => least(${lease} * power(2, m.attempts), ${longestPause}))
      where m.message_id = any (array(select w.message_id from outbox_message w
        where w.brand_id = ${brandId} and w.status = 'WAITING' and w.next_attempt_at <= now()
        order by w.next_attempt_at limit ${most} for update skip locked))
      returning ${columns}`)
    return found.rows as unknown as Message[]
  })

async function handle(
  context: BehaviourContext,
  message: Message,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { rowCount } = await context.rows.execute(sql`update outbox_message set status = 'ANSWERED',
      answer = ${JSON.stringify(answer)}::jsonb, answered_at = now(), failure = null
    where message_id = ${message.messageId} and status = 'WAITING'`)
  // another process was faster
  if (!rowCount) return
  const resource = context.resourceNamed(message.resource)
  const answered = context.behaviourOf(resource).answers?.[message.kind]
  if (!answered) return
  const row = await findRow(context, resource, message.rowKey)
  if (row) await answered({ ...context, row, key: message.rowKey, input: answer, asked: message.content })
}

const note = (gateway: Gateway, { brandId, messageId }: Message, error: unknown) =>
  inSystem(gateway, { brandId }, ({ rows }) =>
    rows.execute(sql`update outbox_message set failure = ${String(error).slice(0, 500)}
      where message_id = ${messageId} and status = 'WAITING'`),
  )

async function deliverOne(gateway: Gateway, message: Message): Promise<boolean> {
  const adapter: Adapter | undefined = gateway.settings.outside[message.channel]
  const { messageId, brandId, hotelId, kind, content } = message
  const delivery: Delivery = { messageId, brandId, hotelId, kind, content }
  try {
    if (!adapter) throw new Error(`No ${message.channel} service is configured`)
    const late = () => new Error(`The ${message.channel} service did not answer`)
    const answer = await withPatience(adapter, delivery, late)
    // a completed request must not be sent again because two answers conflict
    await retried(() =>
      inSystem(gateway, { brandId, hotelId }, (context) => handle(context, message, answer)),
    )
    return true
  } catch (error) {
    await note(gateway, message, error)
    return false
  }
}

/** Gives claimed messages back that would be delivered after the claim, when another process may have them too. */
const giveBack = (gateway: Gateway, brandId: string, messages: readonly Message[]) =>
  inSystem(gateway, { brandId }, ({ rows }) =>
    rows.execute(sql`update outbox_message set attempts = attempts - 1, next_attempt_at = now()
      where message_id = any (${sql.param(messages.map(({ messageId }) => messageId))}::text[])
        and status = 'WAITING'`),
  )

/** Delivers the outbox of a brand, and passes the answers to the rows. @returns the number of answered messages */
export async function deliverWaiting(gateway: Gateway, brandId: string, most = 100): Promise<number> {
  const messages = await take(gateway, brandId, most)
  const end = performance.now() + (lease - patience) * 1000
  let delivered = 0
  for (const [index, message] of messages.entries()) {
    if (performance.now() > end) {
      await giveBack(gateway, brandId, messages.slice(index))
      break
    }
    if (await deliverOne(gateway, message)) delivered++
  }
  return delivered
}
