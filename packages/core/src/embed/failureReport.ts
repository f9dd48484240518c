import type { ServiceError } from '../errors/ServiceError'
import { pageAddress } from '../page/address'
import type { Configuration } from '../page/Configuration'

type Source = NonNullable<Configuration['token'] | Configuration['tokenUrl']>

/** Maximum length of a quoted message. */
const longest = 200

/** Matches what may be a token or a key. */
const secrets = /[\w+/=~.-]{20,}/g

const quoted = (text: string) => text.replace(secrets, '…').slice(0, longest)

/** The message in the JSON of a refused request, with possible secrets removed; undefined if there is none. */
export function messageIn(text: string): string | undefined {
  try {
    const { message } = Object(JSON.parse(text)) as { message?: unknown }
    return typeof message === 'string' && message ? quoted(message) : undefined
  } catch {
    return undefined
  }
}

const shape = 'it answers { "token": "…", "expiresAt": "…" }, which are in `data` of the gateway’s answer'

/** Advice by reason (`TokenFailure`), used if no message is quoted. */
const advice: Readonly<Record<string, string>> = {
  'other-origin': 'it has to be an address of the page’s own origin',
  network: 'nothing answers there',
  status: 'the log of its server says why. Where it answers { "message": "…" }, that is quoted here',
  'not-json': `what came is no JSON, perhaps a login page: see that ${shape}`,
  malformed: `see that ${shape}`,
  timeout: 'no answer came within 30 seconds',
}

/** Reports to the page's developer which token source failed, why, and what to do; never a token or a key. */
export function failureReport(
  source: Source,
  { params, status, serverMessage, cause }: ServiceError,
): string {
  const said = serverMessage ?? (params.reason === 'threw' && cause instanceof Error && quoted(cause.message))
  const reason = params.reason === 'status' ? `status ${status}` : params.reason
  const name = typeof source === 'string' ? `source ${addressOf(source)}` : 'function'
  const more = said ? `, “${said}”` : advice[String(params.reason)]?.replace(/^/, ': ')
  return `The page's token ${name} failed: ${reason}${more ?? ''}`
}

/** The address of the token source without its query, which may contain a secret. */
function addressOf(given: string): string {
  try {
    const { origin, pathname } = new URL(given, pageAddress())
    return origin === 'null' ? given.slice(0, given.indexOf(':') + 1) : origin + pathname
  } catch {
    return quoted(given)
  }
}
