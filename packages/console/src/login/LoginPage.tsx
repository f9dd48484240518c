import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useEffect, useState } from 'react'
import { Logo } from '../Logo'
import { LanguageMenu } from '../preferences/LanguageMenu'
import type { Account } from '../session/account'
import { strings } from '../strings'
import css from './Login.css'
import { LoginForm } from './LoginForm'
import { LoginScene } from './LoginScene'
import type { ResetFormProps } from './ResetForm'
import { takeResetCode } from './takeResetCode'
import { useLogin } from './useLogin'

export interface LoginPageProps {
  account: Account
  /** Navigates to the page that requested the login. */
  onLoggedIn(): void
}

/**
 * `/login`: a picture in the brand's hue, and the form. Signed-in users are redirected at once. A link for choosing a
 * password leads here too.
 */
export function LoginPage({ account, onLoggedIn }: LoginPageProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  const [code, setCode] = useState(takeResetCode)
  // a link opened on this page does not reload it
  useEffect(() => {
    const take = () => setCode((before) => takeResetCode() ?? before)
    take() // a link may have been opened since the first render
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
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
        {code === undefined ? (
          <LogIn account={account} onLoggedIn={onLoggedIn} />
        ) : (
          <ChoosePassword key={code} account={account} code={code} onDone={() => setCode(undefined)} />
        )}
      </main>
    </div>
  )
}

function LogIn({ account, onLoggedIn }: LoginPageProps) {
  const text = useStrings(strings)
  const { demoAccounts, logIn } = useLogin(account, onLoggedIn)
  const title = text('loginTitle')
  useEffect(() => {
    document.title = title
  }, [title])
  return <LoginForm demoAccounts={demoAccounts} isPage onLogIn={logIn} />
}

const [useResetForm] = laterPart(() => import('./ResetForm'))

function ChoosePassword(props: ResetFormProps) {
  const { ResetForm, failure } = useResetForm(true)
  return ResetForm ? <ResetForm {...props} /> : failure
}
