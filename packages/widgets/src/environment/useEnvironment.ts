import { createHttp, type Http } from '@ebkit/core/http'
import { getSession, type Session } from '@ebkit/core/session'
import { type Environment, usePlace } from './Environment'

/** The environment of a widget that makes calls. Without a provider: the page's session. */
export function useEnvironment(): Environment {
  const { given, locale, dir } = usePlace()
  const session = given.session ?? getSession()
  return {
    session,
    http: given.http ?? httpOf(session),
    locale,
    dir,
    reportError: given.reportError ?? ignore,
    address: given.address,
  }
}

const ignore = () => {}
const clients = new WeakMap<Session, Http>()

function httpOf(session: Session): Http {
  const client = clients.get(session) ?? createHttp({ session })
  clients.set(session, client)
  return client
}
