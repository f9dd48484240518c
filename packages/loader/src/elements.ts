import type { ChunkLoadError } from './api'
import { addressOf, attempt } from './chunks'
import { event, within } from './nativePromise'
import { report } from './reports'
import { status, type Tag } from './tags'

/** @spec W-CHUNK-2 */
const LIMIT = 120_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 256_000

/** Takes note of an element that is not defined, and loads its tag when it is the first. */
export function meet(tag: Tag, element: Element): void {
  if (tag.waiting.has(element)) return
  tag.waiting.add(element)
  if (tag.error) tell(tag.error, element)
  if (!status[tag.name]) load(tag)
}

/**
 * Loads a tag, and keeps trying after it failed: soon, then ever more seldom, and when the network is back. The first
 * failure is not told unless it took all the time there is: most are a blink of the network.
 *
 * @spec W-CHUNK-3
 */
async function load(tag: Tag): Promise<void> {
  status[tag.name] = 'loading'
  const deadline = Date.now() + LIMIT
  let failure = await attempt(tag, LIMIT)
  for (let pause = FIRST_PAUSE; failure; pause = pause < LONGEST_PAUSE ? pause * 4 : pause) {
    if (pause > FIRST_PAUSE || failure === 'timeout') fail(tag, failure)
    await within(pause, event(window, 'online'))
    failure = await attempt(tag, tag.error ? LIMIT : deadline - Date.now())
  }
  status[tag.name] = 'loaded'
  for (const element of tag.waiting) element.removeAttribute('eb-failed')
  tag.waiting.clear()
}

/** Tells a failure once, at the elements and in the console, never at the window. */
function fail(tag: Tag, cause: unknown): void {
  const known = tag.error
  tag.error ||= errorOf(tag, cause)
  for (const element of tag.waiting) {
    if (!element.isConnected) tag.waiting.delete(element)
    else if (!known) tell(tag.error, element)
  }
}

function errorOf({ name }: Tag, cause: unknown): ChunkLoadError {
  status[name] = 'failed'
  const type = cause === 'timeout' ? cause : 'missing'
  const message = `Loading chunk ${name} failed (${type}: ${addressOf(`${name}.js`)})`
  report(`chunk-${type}`, message)
  return Object.assign(Error(message), { name: 'ChunkLoadError' as const, type, cause }) as ChunkLoadError
}

/** Shows a failure in the place of the element (see appearance.ts), and emits `eb-error` there. */
function tell(cause: ChunkLoadError, element: Element): void {
  element.setAttribute('eb-failed', cause.type)
  element.dispatchEvent(
    new CustomEvent('eb-error', {
      bubbles: true,
      composed: true,
      detail: { code: `chunk-${cause.type}`, message: cause.message, cause },
    }),
  )
}
