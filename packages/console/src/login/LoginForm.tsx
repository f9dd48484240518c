import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { eyeIcon, eyeOffIcon, lockIcon, userIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Credentials, DemoAccount } from '../session/account'
import { strings } from '../strings'
import { DemoAccounts } from './DemoAccounts'
import { LoginFailure } from './LoginFailure'
import { LoginField } from './LoginField'
import { type LoginProblem, missingPart, problemText } from './loginProblem'

export interface LoginFormProps {
  /** Accounts of a demo gateway, shown below the form; empty otherwise. */
  demoAccounts: DemoAccount[]
  /** The account whose session has ended, to continue with. */
  person?: string | undefined
  /** The form is on a page of its own, and its first field takes the focus. Default: false. */
  isPage?: boolean
  /** Logs in. Resolves with the problem; on success the page navigates away. */
  onLogIn(credentials: Credentials): Promise<LoginProblem | undefined>
}

/** Account, password, stay logged in. Errors appear below their fields. */
export function LoginForm({ demoAccounts, person, isPage = false, onLogIn }: LoginFormProps) {
  const text = useStrings(strings)
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LoginProblem>()
  useForgetWait(problem, setProblem)
  useLayoutEffect(() => {
    if (person && form.current) input(form.current, 'account').value = person
  }, [person])
  useEffect(() => {
    if (isPage && form.current) focusFirst(form.current)
  }, [isPage])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const credentials = readCredentials(form.current)
    setBusy(true)
    setProblem(undefined)
    const found = missingPart(credentials.account, credentials.password) ?? (await onLogIn(credentials))
    if (!found) return // the page navigates away: keep the button as it is
    setBusy(false)
    setProblem(found)
    setShown(false)
    focusField(form.current, found)
  }
  const fill = ({ account, password }: DemoAccount) => {
    if (!form.current) return
    input(form.current, 'account').value = account
    input(form.current, 'password').value = password
    setProblem(undefined)
    form.current.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
  }

  const fieldProblem = problem?.kind === 'failed' ? undefined : problem
  const said = fieldProblem && problemText(fieldProblem)
  const message = said && text(said.key, said.params)
  const about = fieldProblem?.kind === 'account-missing' ? 'account' : 'password'
  return (
    <form ref={form} className="eb-login__form" noValidate onSubmit={submit}>
      <h1 className="eb-login__title">{text(person ? 'sessionEnded' : 'login')}</h1>
      <p className="eb-login__lead">{text(person ? 'sessionKept' : 'loginLead')}</p>
      <div role="alert">{problem?.kind === 'failed' && <LoginFailure text={problem.message} />}</div>
      <LoginField
        label={text('account')}
        name="account"
        icon={userIcon}
        autoComplete="username"
        error={about === 'account' ? message : undefined}
      />
      <LoginField
        label={text('password')}
        name="password"
        icon={lockIcon}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        isFirst={!!person}
        error={about === 'password' ? message : undefined}
      >
        <Button
          kind="icon"
          className="eb-login__reveal"
          label={text(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? eyeOffIcon : eyeIcon} />
        </Button>
      </LoginField>
      <div className="eb-login__row">
        <Checkbox name="remember">{text('remember')}</Checkbox>
        <span className="eb-login__hint">{text('forgotten')}</span>
      </div>
      <div className="eb-login__submit">
        <Button kind="primary" submit busy={busy}>
          {text(busy ? 'loggingIn' : 'login')}
        </Button>
      </div>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={fill} />}
    </form>
  )
}

/** Clears the message about waiting when the wait is over. */
function useForgetWait(problem: LoginProblem | undefined, setProblem: (none: undefined) => void) {
  useEffect(() => {
    if (problem?.kind !== 'too-many-attempts') return
    const timer = setTimeout(setProblem, problem.retryAfter * 1000, undefined)
    return () => clearTimeout(timer)
  }, [problem, setProblem])
}

/** Not on touch screens, whose keyboard would cover the page, and not if something else has the focus. */
function focusFirst(form: HTMLFormElement) {
  const isFree = !document.activeElement || document.activeElement === document.body
  if (isFree && !matchMedia('(pointer: coarse)').matches)
    input(form, 'account').focus({ preventScroll: true })
}

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function readCredentials(form: HTMLFormElement): Credentials {
  return {
    account: input(form, 'account').value.trim(),
    password: input(form, 'password').value,
    remember: input(form, 'remember').checked,
  }
}

function focusField(form: HTMLFormElement, problem: LoginProblem) {
  if (problem.kind === 'failed') return
  const field = input(form, problem.kind === 'account-missing' ? 'account' : 'password')
  field.focus()
  if (problem.kind === 'bad-credentials') field.select()
}
