import type { Adapter, Delivery } from './Outside'

/** Seconds that an external system has for an answer. */
export const patience = 10

/**
 * Delivers a request. An adapter that does not answer in time is told so by its signal, and is not waited for.
 * @param late what it is rejected with then
 */
export async function withPatience(
  adapter: Adapter,
  delivery: Delivery,
  late: () => Error,
): ReturnType<Adapter> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      refuse(late())
      ending.abort()
    }, patience * 1000)
  })
  try {
    return await Promise.race([adapter(delivery, ending.signal), end])
  } finally {
    clearTimeout(timer)
  }
}
