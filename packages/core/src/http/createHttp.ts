import { getIdentity } from '@ebkit/protocol/calls/session'
import type { AnswerOf, BodyOf, CallDefinition, QueryOf } from '@ebkit/protocol/define-call'
import { isServiceError, ServiceError } from '../errors/ServiceError'
import { delay } from '../promise/nativePromise'
import type { Session } from '../session/Session'
import { addressOf } from './address'
import { explainFailure, explainHotel, explainRefusal } from './explainFailure'
import { type CodeHandlers, readAnswer } from './readAnswer'
import { type Outgoing, send } from './send'
import { toJson } from './toJson'
import { version } from './version'

type Values = Record<string, unknown>

/** The arguments of a call. Calls to the file service get hotelId and brandId automatically. */
export type CallOptions<Call extends CallDefinition> = {
  query?: Call['base'] extends 'fileService' ? Omit<QueryOf<Call>, 'hotelId' | 'brandId'> : QueryOf<Call>
  body?: BodyOf<Call>
  /** The body of a call that sends a file. */
  form?: FormData
  /** Values of the path parameters. */
  path?: Record<string, string>
  signal?: AbortSignal
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>
  /**
   * The hotel for which the operation was started. A write for another hotel than the page's is refused before it is
   * sent.
   */
  hotelId?: string
  handlers?: CodeHandlers
  /** Milliseconds for the whole answer of this call. */
  timeout?: number
}

/** Makes calls of the call table. */
export interface Http {
  /**
   * Makes one call and returns its checked data.
   * @throws ServiceError
   */
  call<const Call extends CallDefinition>(
    definition: Call,
    options?: CallOptions<Call>,
  ): Promise<AnswerOf<Call>>
  /** The hotel of the calls. */
  hotelId(): string | undefined
  /** The hotels of calls about rows, if they are others. */
  stores?: (() => readonly string[]) | undefined
}

/** Dependencies and options of calls. */
export interface HttpOptions {
  session: Session
  /** The element's own hotel. Default: the session's. */
  hotelId?: () => string | undefined
  /** Hotels of calls that read and write rows. Default: the one hotel. */
  stores?: (() => readonly string[]) | undefined
  /** Replaces the browser's `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Milliseconds for the whole answer. Default 30 000. */
  timeout?: number
  /** Handlers for response codes of every call (W-REQ-7). */
  handlers?: CodeHandlers
  /** Milliseconds before a call that is safe to repeat is sent again. Default 400. */
  pause?: number
}

/** Statuses of a gateway that is restarting or overloaded. */
const passing = [502, 503, 504]

/**
 * The shared request helper: every call of every widget goes through it.
 *
 * @spec W-REQ-1
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { getSession } from '@ebkit/core/session'
 * import { getDictionary } from '@ebkit/protocol/calls/dictionary'
 *
 * const session = getSession()
 * session.configure({ gateway: 'https://gateway.example.com', tokenUrl: '/token' })
 * const http = createHttp({ session, timeout: 10_000 })
 * const countries = await http.call(getDictionary, { query: { dictType: 'zkt-country' } })
 * ```
 */
export function createHttp({
  session,
  fetch,
  timeout = 30_000,
  handlers,
  pause = 400,
  ...own
}: HttpOptions): Http {
  const hotelId = () => own.hotelId?.() ?? session.$hotelId.get()

  async function attempt(
    definition: CallDefinition,
    outgoing: Outgoing,
    given: CodeHandlers,
    refused?: string,
  ): Promise<unknown> {
    const token = await session.bearerToken(refused)
    const reply = await send(token ? withToken(outgoing, token) : outgoing)
    try {
      return readAnswer(definition, reply, given)
    } catch (error) {
      if (!isServiceError(error, 'session-ended')) throw error
      // Refused means not executed: a write may be repeated too.
      if (token && !refused) return attempt(definition, outgoing, given, token)
      if (token) explainRefusal(session)
      session.sessionEnded()
      throw error
    }
  }

  async function call(
    definition: CallDefinition,
    options: CallOptions<CallDefinition> = {},
  ): Promise<unknown> {
    const { path = {}, form, signal } = options
    if (definition.base === 'fileService' && !session.context().brandId) await session.identify()
    const hotel = hotelId()
    if (definition.changesState) checkHotel(definition, hotel, [options, options.query, options.body, path])
    const { query, body } = withStores(definition, options, own.stores?.() ?? [])
    if (!definition.method) throw new TypeError(`${definition.name} has no method to be called with`)
    const outgoing: Outgoing = {
      call: definition.name,
      url: addressOf(definition, session, hotel, query as Values, path),
      method: definition.method,
      headers: headersOf(definition, hotel, body, options.headers),
      body: body === undefined ? form : toJson(body),
      credentials: 'include',
      timeout: options.timeout ?? timeout,
      signal,
      fetch,
    }
    const given = { ...handlers, ...options.handlers }
    try {
      return await attempt(definition, outgoing, given)
    } catch (error) {
      explainFailure(session, error)
      explainHotel(session, error, hotel, () =>
        createHttp({ session, fetch, hotelId: () => '' }).call(getIdentity),
      )
      if (!definition.safeToRepeat || !isTemporary(error)) throw error
      await delay(pause + Math.random() * pause)
      return attempt(definition, outgoing, given)
    }
  }

  return { call: call as Http['call'], hotelId, stores: own.stores }
}

/** Paths of calls about rows; files and the user's own data do not belong to hotels of a page. */
const ofRows = /\/eb\//

/** The payload of a call with its hotels: in the body, if it has one. */
function withStores(
  { path }: CallDefinition,
  { query = {}, body }: CallOptions<CallDefinition>,
  stores: readonly string[],
) {
  if (!stores.length || !ofRows.test(path)) return { query, body }
  const named = { hotelId: stores.join(',') }
  if (body === undefined) return { query: { ...(query as Values), ...named }, body }
  return { query, body: { ...(body as Values), ...named } }
}

/** A call with a token is sent without cookies. */
function withToken(outgoing: Outgoing, token: string): Outgoing {
  const headers = { ...outgoing.headers, Authorization: `Bearer ${token}` }
  return { ...outgoing, headers, credentials: 'omit' }
}

/** Names the client's version and screen, which support asks for first. */
function client(): string {
  const { width, height } = globalThis.screen ?? {}
  return width ? `ebkit/${version} (${width}x${height})` : `ebkit/${version}`
}

function headersOf(
  definition: CallDefinition,
  hotelId: string | undefined,
  body: unknown,
  further: CallOptions<CallDefinition>['headers'],
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Eb-Client': client(),
    ...further,
  }
  if (hotelId) headers['X-Eb-Hotel'] = hotelId
  if (body !== undefined || definition.base === 'fileService') headers['Content-Type'] = 'application/json'
  return headers
}

function checkHotel({ name }: CallDefinition, hotelId: string | undefined, carriers: unknown[]): void {
  const meant = (carriers as Array<Values | undefined>).flatMap((from) => [from?.hotelId, from?.merchantId])
  const other = meant.find((id) => id != null && String(id) !== hotelId)
  if (hotelId && other != null)
    throw new ServiceError(name, 'hotel-mismatch', { params: { meant: other, hotelId } })
}

function isTemporary(error: unknown): boolean {
  return isServiceError(error, 'network') || (isServiceError(error, 'http') && passing.includes(error.status))
}
