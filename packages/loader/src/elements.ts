import type { ChunkLoadError } from './api'
import { addressOf, attempt } from './chunks'
import { explain } from './explain'
import { languageOf } from './language'
import { event, NativePromise, within } from './nativePromise'
import { report } from './reports'
import { errors, status, waiting } from './tags'

/** @spec W-CHUNK-2 */
const LIMIT = 120_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 256_000

/** Records an undefined element, and loads its tag if it is the first. */
export function meet(element: Element, localName: string): void {
  waiting.add(element)
  if (errors[localName]) tell(errors[localName], element)
  if (!status[localName]) void want(localName, languageOf(element))
}

/** By tag: resolves when it has loaded, or has failed for the first time. */
const outcomes: Record<string, Promise<void>> = {}

/** Loads a tag, unless it is already loading. Resolves when it has loaded, or when its failure was reported. */
export function want(tag: string, locale: string): Promise<void> {
  outcomes[tag] ||= new NativePromise((resolve) => void load(tag, locale, resolve))
  return outcomes[tag]
}

/**
 * Loads a tag, and retries after failures with growing delays and when the network is back. Does not report the first
 * failure unless it took the whole time limit: most are brief network failures.
 *
 * @param onOutcome it has loaded, or its failure was reported
 * @spec W-CHUNK-3
 */
async function load(tag: string, locale: string, onOutcome: () => void): Promise<void> {
  status[tag] = 'loading'
  const deadline = Date.now() + LIMIT
  let pause = FIRST_PAUSE
  for (;;) {
    const failure = await attempt(tag, locale, errors[tag] ? LIMIT : deadline - Date.now())
    if (!failure) break
    if (pause > FIRST_PAUSE || failure === 'timeout') {
      fail(tag, failure)
      onOutcome()
    }
    await within(pause, event(window, 'online'))
    if (pause < LONGEST_PAUSE) pause *= 4
  }
  status[tag] = 'loaded'
  onOutcome()
  for (const element of waiting) {
    if (element.localName === tag) {
      element.removeAttribute('eb-failed')
      waiting.delete(element)
    }
  }
}

/** Reports a failure once, at the elements and in the console, never on the window. */
function fail(tag: string, cause: unknown): void {
  const known = errors[tag]
  errors[tag] ||= errorOf(tag, cause)
  for (const element of waiting) {
    if (!element.isConnected) waiting.delete(element)
    else if (!known && element.localName === tag) tell(errors[tag], element)
  }
}

function errorOf(tag: string, cause: unknown): ChunkLoadError {
  status[tag] = 'failed'
  const type = cause === 'timeout' ? cause : 'missing'
  const message = `Loading chunk ${tag} failed (${type}: ${addressOf(tag)})`
  report(`chunk-${type}`, message)
  if (type === 'missing') void explain(addressOf(tag))
  return Object.assign(Error(message), { name: 'ChunkLoadError' as const, type, cause }) as ChunkLoadError
}

/** Shows a failure in place of the element (see appearance.ts), and emits `eb-error` there. */
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
