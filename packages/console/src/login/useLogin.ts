import { useEffect, useState } from 'react'
import { type Account, type Credentials, type DemoAccount, problemOf } from '../session/account'

/**
 * Logging in: the demo accounts to offer, and the function that submits the form.
 *
 * @param onLoggedIn called at once if the user is signed in already
 */
export function useLogin(account: Account, onLoggedIn: () => void) {
  const [demoAccounts, setDemoAccounts] = useState<DemoAccount[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    account.look().then(
      (found) => (found.identity ? onLoggedIn() : setDemoAccounts(found.demoAccounts)),
      () => {
        // If this fails, the form reports it on submit.
      },
    )
  }, [account])
  const logIn = async (credentials: Credentials) => {
    try {
      await account.signIn(credentials)
    } catch (error) {
      return problemOf(error)
    }
    onLoggedIn()
    return undefined
  }
  return { demoAccounts, logIn }
}
