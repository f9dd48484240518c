import { shortestPassword } from '@ebkit/core/services/account'
import { Button } from '@ebkit/ui/button'
import { lockIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Account } from '../session/account'
import { LoginFailure } from './LoginFailure'
import { LoginField } from './LoginField'
import { resetStrings } from './resetStrings'
import { problemOf, type ResetProblem, useReset } from './useReset'

export interface ResetFormProps {
  account: Account
  /** The code of the link. */
  code: string
  /** Continues to the login. */
  onDone(): void
}

/** A new password, typed twice. */
export function ResetForm({ account, code, onDone }: ResetFormProps) {
  const text = useStrings(resetStrings)
  const { state, save } = useReset(account, code)
  const title = text('resetTitle')
  useEffect(() => {
    document.title = title
  }, [title])
  if (state.phase === 'done') return <Outcome title={text('done')} lead={text('doneLead')} onDone={onDone} />
  if (state.phase === 'ended')
    return <Outcome title={text('ended')} lead={text('endedLead')} onDone={onDone} />
  return <Passwords isSaving={state.phase === 'saving'} failure={state.failure} onSave={save} />
}

interface PasswordsProps {
  isSaving: boolean
  failure: string | undefined
  onSave(next: string): void
}

function Passwords({ isSaving, failure, onSave }: PasswordsProps) {
  const text = useStrings(resetStrings)
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<ResetProblem>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !form.current) return
    const [next, repeated] = ['next', 'repeated'].map((name) =>
      fieldOf(form.current as HTMLFormElement, name),
    )
    const found = problemOf(next?.value ?? '', repeated?.value ?? '')
    setProblem(found)
    if (found) (found === 'passwordShort' ? next : repeated)?.focus()
    else onSave(next?.value ?? '')
  }
  const count = { count: shortestPassword }
  return (
    <form ref={form} className="eb-login__form" noValidate onSubmit={submit}>
      <h1 className="eb-login__title">{text('reset')}</h1>
      <p className="eb-login__lead">{text('resetLead', count)}</p>
      <div role="alert">{failure && <LoginFailure text={failure} />}</div>
      <LoginField
        label={text('newPassword')}
        name="next"
        icon={lockIcon}
        type="password"
        autoComplete="new-password"
        error={problem === 'passwordShort' ? text(problem, count) : undefined}
      />
      <LoginField
        label={text('repeatPassword')}
        name="repeated"
        icon={lockIcon}
        type="password"
        autoComplete="new-password"
        error={problem === 'passwordsDiffer' ? text(problem) : undefined}
      />
      <div className="eb-login__submit">
        <Button kind="primary" submit busy={isSaving}>
          {text(isSaving ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  )
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function Outcome({ title, lead, onDone }: { title: string; lead: string; onDone(): void }) {
  const text = useStrings(resetStrings)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="eb-login__form">
      <h1 ref={heading} tabIndex={-1} className="eb-login__title">
        {title}
      </h1>
      <p className="eb-login__lead">{lead}</p>
      <div className="eb-login__submit">
        <Button kind="primary" onClick={onDone}>
          {text('toLogin')}
        </Button>
      </div>
    </section>
  )
}
