import { cookieOf, sessionCookie } from '../../session/cookies'
import { identityOfSession } from '../../session/sessions'
import { reaches } from '../access/grant'
import type { StoredObject } from '../StoredObject'
import { requireTouch, type StoreCall } from '../storeCall'
import { accessDenied, noSuchKey } from '../storeError'
import { LoginNeeded } from './LoginNeeded'
import { mayRead } from './mayRead'
import { hidesNames, isOpen } from './visibility'

async function identityOf({ gateway, request }: StoreCall) {
  const secret = cookieOf(request, sessionCookie(gateway.settings))
  return secret ? identityOfSession(gateway.database.sessions, secret) : undefined
}

/**
 * The object of a reading call, if the call may read it: it is signed, the object is public, or the signed-in user may
 * read it. A caller without access gets the same error whether or not the object exists.
 *
 * @param object as it is, or undefined
 * @throws StoreError NoSuchKey, AccessDenied; LoginNeeded
 */
export async function requireReader(
  call: StoreCall,
  object: StoredObject | undefined,
): Promise<StoredObject> {
  const { grant, key } = call
  if (grant) {
    if (!reaches(grant, key)) throw accessDenied()
    if (object) requireTouch(call, 'view', object.createdBy)
  } else if (object ? !isOpen(object) : hidesNames(key)) {
    const identity = await identityOf(call)
    if (!identity) throw new LoginNeeded()
    if (object && !mayRead(identity, object)) throw noSuchKey(key)
  }
  if (!object) throw noSuchKey(key)
  return object
}
