import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect } from 'react'
import css from '../login/Login.css'
import { LoginForm } from '../login/LoginForm'
import { useLogin } from '../login/useLogin'
import type { Account } from '../session/account'
import { pageStrings } from './strings'

export interface SignInPanelProps {
  account: Account
  onLoggedIn(): void
  onTitle(title: string): void
}

/** Replaces a page's data, on pages that open without a login. */
export function SignInPanel({ account, onLoggedIn, onTitle }: SignInPanelProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(pageStrings)
  const title = text('signIn')
  // biome-ignore lint/correctness/useExhaustiveDependencies: without a login nothing else names the page
  useEffect(() => onTitle(title), [title])
  const { demoAccounts, logIn } = useLogin(account, onLoggedIn)
  return (
    <section ref={root} className="eb-page__sheet eb-page__sign-in" aria-label={text('signIn')}>
      <p className="eb-page__lead">{text('signInLead')}</p>
      <LoginForm demoAccounts={demoAccounts} onLogIn={logIn} />
    </section>
  )
}
