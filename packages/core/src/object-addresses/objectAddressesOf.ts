import { createHttp, type Http } from '../http/createHttp'
import { createObjectAddressService } from '../services/objectAddresses'
import { getSession } from '../session/createSession'
import type { Session } from '../session/Session'
import { createObjectAddresses, type ObjectAddresses } from './createObjectAddresses'

const ofSessions = new WeakMap<Session, ObjectAddresses>()

/**
 * The addresses of a session, shared by all widgets, so that addresses they need together are one call.
 * @param session default: the page's
 */
export function objectAddressesOf(
  session: Session = getSession(),
  http: Http = createHttp({ session }),
): ObjectAddresses {
  const known = ofSessions.get(session)
  if (known) return known
  const { sign } = createObjectAddressService(http)
  const userId = () => session.context().userId ?? ''
  const { peek, get } = createObjectAddresses({ sign, owner: userId })
  const addresses: ObjectAddresses = {
    peek,
    async get(wanted, failed) {
      if (!userId()) await session.identify()
      // no signed-in user: nothing can be signed
      return userId() ? get(wanted, failed) : undefined
    },
  }
  ofSessions.set(session, addresses)
  return addresses
}
