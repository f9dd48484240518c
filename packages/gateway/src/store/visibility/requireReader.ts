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
 * The object of a call that reads it, if the call may: it is signed, the object is public, or a user is signed in who may
 * read it. Of what is not there, who may not read is told no more than of what is.
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
