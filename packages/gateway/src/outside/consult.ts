import type { Actor } from '../behaviour/Actor'
import { newKey } from '../resources/newKey'
import { Refusal } from '../server/refusal'
import type { Outside, Request } from './Outside'

/** Seconds that a user waits for an answer. */
const patience = 10

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
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    const refusal = new Refusal(504, 'outside-late', `The ${channel} service did not answer`, { channel })
    timer = setTimeout(() => refuse(refusal), patience * 1000)
  })
  try {
    return await Promise.race([adapter({ messageId: newKey(), brandId, hotelId, kind, content }), late])
  } finally {
    clearTimeout(timer)
  }
}
