import type { Identity } from '@ebkit/protocol/calls/session'
import { atom, type ReadableAtom } from 'nanostores'
import { isServiceError } from '../errors/ServiceError'
import { singleFlight } from '../promise/singleFlight'
import type { IdentityState } from './Session'

export interface IdentityStore {
  readonly $identity: ReadableAtom<IdentityState>
  identify(): Promise<Identity | undefined>
  refresh(): Promise<Identity | undefined>
  /** The gateway no longer accepts the session. */
  sessionEnded(): void
  signedOut(): void
}

/**
 * Requests the identity, one request at a time, and caches it.
 * @param ask rejects with `session-ended` if nobody is signed in
 */
export function createIdentity(ask: () => Promise<Identity>): IdentityStore {
  const $identity = atom<IdentityState>({ status: 'unknown' })
  /** Incremented when an answer that has not arrived yet becomes outdated. */
  let generation = 0

  const signedIn = () => {
    const { status, identity } = $identity.get()
    return status === 'signed-in' ? identity : undefined
  }

  const lookUp = async (): Promise<IdentityState> => {
    const { identity } = $identity.get()
    $identity.set({ status: 'loading', identity })
    try {
      return { status: 'signed-in', identity: await ask() }
    } catch (error) {
      if (isServiceError(error, 'session-ended')) return withoutSession(identity)
      if (isServiceError(error)) return { status: 'failed', identity, error }
      throw error
    }
  }

  const run = singleFlight(async () => {
    for (;;) {
      const begun = generation
      const state = await lookUp()
      if (begun !== generation) continue
      $identity.set(state)
      return signedIn()
    }
  })

  return {
    $identity,
    async identify() {
      return ['unknown', 'loading', 'failed'].includes($identity.get().status) ? run() : signedIn()
    },
    refresh() {
      generation++
      return run()
    },
    sessionEnded() {
      const { status, identity } = $identity.get()
      // A running request will answer this.
      if (status !== 'loading') $identity.set(withoutSession(identity))
    },
    signedOut() {
      generation++
      $identity.set({ status: 'signed-out' })
    },
  }
}

function withoutSession(identity: Identity | undefined): IdentityState {
  return identity ? { status: 'ended', identity } : { status: 'signed-out' }
}
