import { isServiceError } from '../errors/ServiceError'
import type { Desk } from './Desk'
import type { Drafting } from './drafting'

/** Follows who is signed in: what one person typed is kept for them, and nobody else sees it. Gives the end of it. */
export function followSession(desk: Desk, drafting: Drafting, load: () => Promise<void>): () => void {
  const { $state, patch, world } = desk
  const { session, page = globalThis } = world
  let userId = session.$identity.get().identity?.userId

  const end = session.$identity.listen(({ status, identity }) => {
    if (status === 'loading' || status === 'failed') return
    const before = userId
    userId = identity?.userId
    if (status === 'ended') {
      drafting.flush()
      patch({ isSignedOut: true })
    } else if (before && before !== userId) {
      void load()
    } else if (status === 'signed-in' && $state.get().isSignedOut) {
      const { error } = $state.get()
      patch({ isSignedOut: false, ...(isServiceError(error, 'session-ended') && { error: undefined }) })
    }
  })
  // Signed in again in another tab or window, perhaps.
  const look = () => {
    if ($state.get().isSignedOut) void session.refresh()
  }
  page.addEventListener?.('focus', look)
  return () => {
    end()
    page.removeEventListener?.('focus', look)
  }
}

/**
 * Lets the browser ask before the page is left with changes that are not saved. It listens only while there are some: a
 * page that always does is not kept for the way back.
 */
export function guardChanges({ $state, world, options }: Desk, drafting: Drafting): () => void {
  const { page = globalThis } = world
  let isListening = false
  const ask = (event: Event) => {
    drafting.flush()
    if (options().onBeforeLeave?.() === false) return
    event.preventDefault()
    // What browsers before 119 look at.
    event.returnValue = true
  }
  const follow = (isDirty: boolean) => {
    if (isDirty === isListening) return
    isListening = isDirty
    if (isDirty) page.addEventListener?.('beforeunload', ask)
    else page.removeEventListener?.('beforeunload', ask)
  }
  const flush = () => drafting.flush()
  page.addEventListener?.('pagehide', flush)
  const end = $state.subscribe(({ isDirty }) => follow(isDirty))
  return () => {
    end()
    follow(false)
    page.removeEventListener?.('pagehide', flush)
  }
}
