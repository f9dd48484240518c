import { sql } from 'drizzle-orm'
import type { Actor } from '../behaviour/Actor'
import type { Transaction } from '../database/tenant'
import { newKey } from '../resources/newKey'
import { Refusal } from '../server/refusal'
import type { Outside, Request } from './Outside'

/**
 * Writes a request into the outbox.
 * @throws 503 `outside-not-configured` if no adapter delivers its channel
 */
export async function ask(
  rows: Transaction,
  outside: Outside,
  { brandId, hotelId }: Actor,
  request: Request,
): Promise<void> {
  if (!outside[request.channel])
    throw new Refusal(503, 'outside-not-configured', `No ${request.channel} service is configured`, {
      channel: request.channel,
    })
  await rows.execute(sql`insert into outbox_message
    (message_id, brand_id, hotel_id, channel, kind, resource, row_key, content)
    values (${newKey()}, ${brandId}, ${request.hotelId ?? hotelId}, ${request.channel}, ${request.kind},
      ${request.resource.name}, ${request.key}, ${JSON.stringify(request.content)}::jsonb)`)
}
