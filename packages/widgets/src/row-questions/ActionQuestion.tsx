import { optionsOf } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { DataFormHandle } from '../data-form'
import { usePlace, useStrings } from '../environment'
import { laterPart } from '../later'
import type { ActionQuestionProps } from './ActionQuestionProps'
import { joinedNames } from './joinedNames'
import { Outcome } from './Outcome'
import { questionStrings } from './strings'
import { useActionRun } from './useActionRun'

/** Many actions need no input: the form is loaded with the first one that does. */
const [useDataForm] = laterPart(() => import('../data-form'))

/**
 * Runs an action of a resource: asks first for confirmation and input if it is defined so, and reports the result for
 * the rows. If nothing was done, the input stays, with the reason.
 */
export function ActionQuestion(props: ActionQuestionProps) {
  const { references, acting, choices, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(questionStrings)
  const problemId = useId()
  const form = useRef<DataFormHandle>(null)
  const { action, keys = [] } = acting ?? {}
  const isAsked = !!acting && !acting.isAnswered && !!(action?.confirm || action?.input?.length)
  const isForm = isAsked && !!action?.input?.length
  const { DataForm, failure } = useDataForm(isForm)
  const isOpen = isAsked && (!isForm || !!DataForm)
  const verb = labelText(action?.label, locale)
  const names = acting?.nameOf && joinedNames(acting.rows ?? [], acting.nameOf, keys.length, text)
  const heading = acting?.name ? text('actTitle', { verb, name: acting.name }) : verb

  const { run, isRunning, problem, outcome, forget } = useActionRun(props, isForm)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (acting && !isAsked) void run(acting.isAnswered ? acting.values : undefined)
  }, [acting])
  // focuses the first field
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (isOpen) form.current?.focus()
  }, [acting, isOpen])
  const confirm = async () => {
    if (form.current && (await form.current.validate()).length) return
    await run(form.current?.getValues())
  }
  const options = useMemo(
    () => ({ ...optionsOf(action?.input ?? [], references), ...choices }),
    [action, references, choices],
  )
  return (
    <>
      <ModalBox
        open={isOpen}
        label={heading}
        heading={heading}
        size={action?.input?.length ? 'md' : 'sm'}
        {...(action?.tone === 'danger' && { tone: 'danger' as const })}
        okLabel={verb}
        busy={isRunning}
        // two buttons with the same text would be ambiguous
        cancelLabel={text(verb === text('cancel') ? 'back' : 'cancel')}
        closeLabel={text('close')}
        {...(!action?.input?.length && { focus: 'cancel' as const })}
        onClose={(reason) => (reason === 'ok' ? void confirm() : onClose())}
      >
        {action?.confirm && <p>{labelText(action.confirm, locale)}</p>}
        {keys.length > 1 && <p>{text(names ? 'onNamed' : 'onRows', { count: keys.length, names })}</p>}
        {DataForm && !!action?.input?.length && (
          <DataForm
            fields={action.input}
            value={acting?.values}
            optionsOf={options}
            draft=""
            noSave
            noCancel
            label={verb}
            handle={form}
          />
        )}
        {action && props.below?.(action, (name, value) => form.current?.setValue(name, value))}
        <div role="alert">
          <FieldError
            id={problemId}
            message={problem && (problem.detail ? text('reasoned', { ...problem }) : problem.heading)}
          />
        </div>
      </ModalBox>
      {failure}
      <Outcome outcome={outcome} onHide={forget} />
    </>
  )
}
