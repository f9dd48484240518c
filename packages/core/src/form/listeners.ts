import { isServiceError } from '../errors/ServiceError'
import { cancelTimer, flushDraft } from './drafts'
import { type FormContext, pageOf, patch } from './FormContext'
import { load } from './loading'

/** Reacts to sign-in and sign-out: a draft is kept for its user, and hidden from the next one. @returns what ends it */
export function followSession(context: FormContext): () => void {
  const { $state } = context
  const { session } = context.dependencies
  const page = pageOf(context)
  let userId = session.$identity.get().identity?.userId

  const unsubscribe = session.$identity.listen(({ status, identity }) => {
    if (status === 'loading' || status === 'failed') return
    const previous = userId
    userId = identity?.userId
    if (status === 'ended') {
      flushDraft(context)
      patch(context, { isSignedOut: true })
    } else if (previous && previous !== userId) {
      cancelTimer(context)
      void load(context)
    } else if (status === 'signed-in' && $state.get().isSignedOut) {
      const { error } = $state.get()
      patch(context, {
        isSignedOut: false,
        ...(isServiceError(error, 'session-ended') && { error: undefined }),
      })
    }
  })
  // The user may have signed in again in another tab.
  const refresh = () => {
    if ($state.get().isSignedOut) void session.refresh()
  }
  page.addEventListener?.('focus', refresh)
  return () => {
    unsubscribe()
    page.removeEventListener?.('focus', refresh)
  }
}

/**
 * Makes the browser ask before a page with unsaved changes is left. It listens only while there are changes: a
 * permanent `beforeunload` listener would keep the page out of the back/forward cache.
 *
 * @returns what ends it
 */
export function guardChanges(context: FormContext): () => void {
  const page = pageOf(context)
  let isListening = false
  const confirmLeaving = (event: Event) => {
    flushDraft(context)
    if (context.options().onBeforeLeave?.() === false) return
    event.preventDefault()
    // For Chromium before 119.
    event.returnValue = true
  }
  const listenWhile = (isDirty: boolean) => {
    if (isDirty === isListening) return
    isListening = isDirty
    if (isDirty) page.addEventListener?.('beforeunload', confirmLeaving)
    else page.removeEventListener?.('beforeunload', confirmLeaving)
  }
  const flush = () => flushDraft(context)
  page.addEventListener?.('pagehide', flush)
  const unsubscribe = context.$state.subscribe(({ isDirty }) => listenWhile(isDirty))
  return () => {
    unsubscribe()
    listenWhile(false)
    page.removeEventListener?.('pagehide', flush)
  }
}
