import { after, before } from 'node:test'
import { type Servers, serveTests } from '@ebkit/testing'
import { createHttp, type Http } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'

/** A page of a signed-in user, and its requests to the gateway. */
export interface ServicePage {
  readonly servers: Servers
  /** @param hotelId empty: the hotel of who is signed in */
  open(hotelId?: string): { session: Session; http: Http }
  /** The newest request whose path contains this text. */
  last(path: string): Servers['proxy']['requests'][number] | undefined
  bodyOf(path: string): Record<string, unknown>
  queryOf(path: string): Record<string, string>
}

/**
 * The real gateway for the tests of a suite. While they run, `fetch` sends the cookie as a browser does; call it
 * within the suite, because other files share the process.
 */
export function serveServices(account: string): ServicePage {
  const servers = serveTests(account, { keepsBodies: true })
  const given = globalThis.fetch
  const send: typeof fetch = (address, options) => {
    const headers = new Headers(options?.headers)
    headers.set('cookie', servers.cookie)
    return given(address, { ...options, headers })
  }
  before(() => {
    globalThis.fetch = send
  })
  after(() => {
    globalThis.fetch = given
  })
  const last = (path: string) => servers.proxy.requests.findLast((request) => request.path.includes(path))
  return {
    servers,
    open(hotelId = '100101') {
      const session = createSession(undefined, send)
      session.configure({ gateway: servers.proxy.url, ...(hotelId && { hotelId }) })
      return { session, http: createHttp({ session, fetch: send, pause: 1 }) }
    },
    last,
    bodyOf: (path) => JSON.parse(`${last(path)?.body}`),
    queryOf: (path) => Object.fromEntries(new URL(`${last(path)?.path}`, 'http://host').searchParams),
  }
}
