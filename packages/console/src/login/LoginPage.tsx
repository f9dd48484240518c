import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { Logo } from '../Logo'
import { LanguageMenu } from '../preferences/LanguageMenu'
import { type Account, type Credentials, type DemoAccount, problemOf } from '../session/account'
import { strings } from '../strings'
import css from './Login.css'
import { LoginForm } from './LoginForm'
import { LoginScene } from './LoginScene'

export interface LoginPageProps {
  account: Account
  /** Navigates to the page that requested the login. */
  onLoggedIn(): void
}

/** `/login`: a picture in the brand's hue, and the form. Signed-in users are redirected at once. */
export function LoginPage({ account, onLoggedIn }: LoginPageProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  const [demoAccounts, setDemoAccounts] = useState<DemoAccount[]>([])
  const title = text('loginTitle')
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    account.look().then(
      (found) => (found.identity ? onLoggedIn() : setDemoAccounts(found.demoAccounts)),
      () => {
        // If this fails, the form reports it on submit.
      },
    )
  }, [account, onLoggedIn])

  const logIn = async (credentials: Credentials) => {
    try {
      await account.signIn(credentials)
    } catch (error) {
      return problemOf(error)
    }
    onLoggedIn()
    return undefined
  }

  return (
    <div ref={root} className="eb-root eb-login">
      <header className="eb-login__scene">
        <LoginScene />
        <div className="eb-login__brand">
          <Logo size={26} onRail />
          {text('product')}
        </div>
        <p className="eb-login__claim">{text('claim')}</p>
        <p className="eb-login__about">{text('about')}</p>
      </header>
      <main className="eb-login__side">
        <div className="eb-login__language">
          <LanguageMenu />
        </div>
        <LoginForm demoAccounts={demoAccounts} onLogIn={logIn} />
      </main>
    </div>
  )
}
