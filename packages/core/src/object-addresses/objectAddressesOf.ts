import { createHttp, type Http } from '../http/createHttp'
import { createObjectAddressService } from '../services/objectAddresses'
import { getSession } from '../session/createSession'
import type { Session } from '../session/Session'
import { createObjectAddresses, type ObjectAddresses } from './createObjectAddresses'

const ofSessions = new WeakMap<Session, ObjectAddresses>()

/**
 * The addresses of a session: one place for all widgets, so that what they show together is asked for together.
 *
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
      // nobody is signed in: nothing is signed for them
      return userId() ? get(wanted, failed) : undefined
    },
  }
  ofSessions.set(session, addresses)
  return addresses
}
