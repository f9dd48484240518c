import { languageOf } from '@ebkit/rules/fields'
import type { FieldProblem } from '@ebkit/rules/validation'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, infoIcon, triangleAlertIcon } from '@ebkit/ui/icons'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { clockText } from '../clockText'
import { fieldMessage } from '../fieldMessage'
import type { FormContext } from '../useForm'
import { pathLabel } from './pathLabel'

interface NoticesProps {
  context: FormContext
  locale: string
  describe: (error: unknown) => string
  onGo: (path: string) => void
}

/** Notices above the fields: why saving failed, the state of a lost answer, a restored draft. */
export function Notices(props: NoticesProps) {
  const { context, describe, locale } = props
  const { form, state, text } = context
  const { progress, error, isSignedOut, draft } = state
  const again = (
    <Button onClick={() => void form.save()}>{text(progress === 'unsure' ? 'ask' : 'retry')}</Button>
  )
  return (
    <>
      <Summary {...props} />
      {progress === 'unknown' && (
        <Notice tone="warning" title={text('unknown')}>
          {describe(error)}
        </Notice>
      )}
      {progress === 'unsure' && (
        <Notice tone="warning" title={text('unsure')} action={again}>
          {text(form.isRepeatable() ? 'unsureDetail' : 'unsureForeign')}
        </Notice>
      )}
      {isSignedOut && (
        <Notice tone="warning" title={text('signedOut')}>
          {text('signedOutDetail')}
        </Notice>
      )}
      {!!error && progress === 'idle' && !isSignedOut && (
        <Notice tone="danger" title={text('failed')} action={again}>
          {describe(error)}
        </Notice>
      )}
      {draft?.isRestored && state.isDirty && (
        <Notice
          tone="info"
          title={text('restored', { time: clockText(draft.at, locale) })}
          action={<Button onClick={form.discard}>{text('discard')}</Button>}
        />
      )}
    </>
  )
}

const icons = { danger: circleAlertIcon, warning: triangleAlertIcon, info: infoIcon }

interface NoticeProps {
  tone: keyof typeof icons
  title: string
  action?: ReactNode
  children?: ReactNode
}

function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div className={`eb-data-form__notice eb-data-form__notice--${tone}`} part="notice">
      <Icon path={icons[tone]} />
      <div className="eb-data-form__words" role={tone === 'info' ? 'status' : 'alert'}>
        <b>{title}</b>
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}

/** Whether the form shows the field. A server may report a field that the form does not have or show. */
const isThere = ({ fields, form, state }: FormContext, path: string): boolean =>
  fields.some((field) => field.name === path.split('.')[0] && form.isShown(field, state.values))

/** All errors, each with a link to its field. It gets focus when saving was refused. */
function Summary({ context, locale, onGo }: NoticesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, text, fields } = context
  const { refusals, problems } = state
  useLayoutEffect(() => {
    if (refusals) place.current?.focus()
  }, [refusals])
  if (!refusals || !problems.length) return null
  const words = (problem: FieldProblem) => {
    const label = pathLabel(fields, problem.path, locale, text)
    const isNamed = problem.code === 'required' && isThere(context, problem.path)
    if (isNamed) return fieldMessage(context.form, problem, label, locale, text)
    return text('entry', { label, message: context.form.problemText(problem, languageOf(locale)) })
  }
  return (
    <div
      ref={place}
      className="eb-data-form__notice eb-data-form__notice--danger"
      part="summary"
      role="alert"
      tabIndex={-1}
    >
      <Icon path={circleAlertIcon} />
      <div className="eb-data-form__words">
        <b>{text('summary', { count: problems.length })}</b>
        <ul className="eb-data-form__problems">
          {problems.map((problem) => (
            <li key={problem.path}>
              {isThere(context, problem.path) ? (
                <button type="button" className="eb-data-form__link" onClick={() => onGo(problem.path)}>
                  {words(problem)}
                </button>
              ) : (
                words(problem)
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
