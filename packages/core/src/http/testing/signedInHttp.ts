import assert from 'node:assert/strict'
import { cookieFetch, type Servers } from '@ebkit/testing'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'
import { createHttp, type Http, type HttpOptions } from '../createHttp'

/** A call that is safe to repeat. */
export const config = 'merchant-api/config/getHotelConfigAll'

export interface SignedInHttp {
  readonly session: Session
  readonly http: Http
}

/** A signed-in client whose requests go through the fault proxy. */
export async function signedInHttp(
  { proxy, cookie }: Servers,
  options: Partial<HttpOptions> = {},
): Promise<SignedInHttp> {
  const fetch = cookieFetch(cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: proxy.url, fileService: `${proxy.url}file-service` })
  await session.identify()
  assert.equal(session.$identity.get().status, 'signed-in')
  const http = createHttp({ session, fetch, pause: 1, ...options })
  proxy.reset()
  return { session, http }
}
