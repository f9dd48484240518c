import { isServiceError } from '@ebkit/core/errors'
import { shortestPassword } from '@ebkit/core/services/account'
import { useState } from 'react'
import { type Account, reasonOf } from '../session/account'

/** A problem of the input. */
export type ResetProblem = 'passwordShort' | 'passwordsDiffer'

export interface ResetState {
  readonly phase: 'form' | 'saving' | 'done' | 'ended'
  /** Why the gateway did not save the password; it can be tried again. */
  readonly failure?: string
}

/** The first problem of the two passwords, if any. */
export function problemOf(next: string, repeated: string): ResetProblem | undefined {
  if (next.length < shortestPassword) return 'passwordShort'
  return next === repeated ? undefined : 'passwordsDiffer'
}

/** Saves a password by the code of a link. */
export function useReset(account: Account, code: string) {
  const [state, setState] = useState<ResetState>({ phase: 'form' })
  const save = async (next: string) => {
    setState({ phase: 'saving' })
    try {
      await account.resetPassword({ code, next })
      setState({ phase: 'done' })
    } catch (error) {
      const isEnded = isServiceError(error) && error.serverCode === 'reset-ended'
      setState(isEnded ? { phase: 'ended' } : { phase: 'form', failure: reasonOf(error) })
    }
  }
  return { state, save }
}
