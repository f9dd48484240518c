import type { Identity } from '@ebkit/core/session'
import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { Account } from '../session/account'
import { strings } from '../strings'
import css from './Login.css'
import { LoginForm } from './LoginForm'
import { useLogin } from './useLogin'

export interface SignInDialogProps {
  account: Account
  /** The user whose session has ended. */
  person: Identity | undefined
  onLoggedIn(): void
  onClose(): void
}

/** A login over the open pages, which stay as they are. */
export function SignInDialog({ account, person, onLoggedIn, onClose }: SignInDialogProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  const { demoAccounts, logIn } = useLogin(account, onLoggedIn)
  return (
    <Dialog open isOutermost label={text('login')} closeLabel={text('close')} onClose={onClose}>
      <div ref={root} className="eb-login__dialog">
        <LoginForm demoAccounts={demoAccounts} person={person?.account} onLogIn={logIn} />
      </div>
    </Dialog>
  )
}
