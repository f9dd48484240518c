import type { Actor } from '../behaviour/Actor'
import { newKey } from '../resources/newKey'
import { Refusal } from '../server/refusal'
import type { Outside, Request } from './Outside'
import { withPatience } from './withPatience'

/**
 * Queries an external system, and waits for the answer.
 * @throws 503 `outside-not-configured` if no adapter delivers its channel, 504 if no answer arrives
 */
export async function consult(
  outside: Outside,
  { brandId, hotelId }: Actor,
  { channel, kind, content }: Pick<Request, 'channel' | 'kind' | 'content'>,
): Promise<Readonly<Record<string, unknown>>> {
  const adapter = outside[channel]
  if (!adapter)
    throw new Refusal(503, 'outside-not-configured', `No ${channel} service is configured`, { channel })
  const late = () => new Refusal(504, 'outside-late', `The ${channel} service did not answer`, { channel })
  return withPatience(adapter, { messageId: newKey(), brandId, hotelId, kind, content }, late)
}
