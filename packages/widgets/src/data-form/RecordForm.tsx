import { isServiceError } from '@ebkit/core/errors'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useImperativeHandle } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../environment'
import css from './DataForm.css'
import { Notices } from './dialogs/Notices'
import { Foot } from './Foot'
import type { DataFormProps } from './props'
import { SectionList } from './SectionList'
import { Sections } from './Sections'
import { strings } from './strings'
import { useAsking } from './useAsking'
import { useFocus } from './useFocus'
import { useForm } from './useForm'

/** A form with given fields. */
export function RecordForm(props: DataFormProps) {
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const context = useForm(props, text)
  const { form, state, sections } = context
  const { cancel, dialogs } = useAsking(props, context)
  const focus = useFocus(props, context, element)

  useImperativeHandle(props.handle, () => ({
    save: form.saveDecided,
    validate: form.validate,
    reset: form.reset,
    focusField: focus,
    focus: () => focus(),
    getValues: () => form.$state.get().values,
    setValue: form.write,
    hasChanges: () => form.$state.get().isDirty,
  }))

  const isReady = state.phase === 'ready'
  const { onValues } = props
  const firstProblem = state.problems[0]?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (props.opensProblem && state.refusals && firstProblem) focus(firstProblem)
  }, [state.refusals])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once of each
  useEffect(() => {
    if (isReady) onValues?.(state.values)
  }, [isReady, state.values])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of the browser would submit, and take in the page's controls
    <div
      ref={element}
      className="eb-root eb-data-form"
      part="form"
      role="form"
      aria-label={props.label ?? text('label')}
      aria-busy={state.phase === 'loading'}
      lang={locale}
      dir={dir}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || props.noSave) return
        const field = event.target as HTMLElement
        // a dialog of a field, such as a picker, confirms with the same keys
        if (field.closest('[role=form], dialog')?.matches('dialog')) return
        event.preventDefault()
        // Text that is committed when its field loses focus is committed now.
        field.blur()
        field.focus()
        void form.save()
      }}
    >
      {state.phase === 'loading' && <Skeleton rows={6} />}
      {state.phase === 'failed' && (
        <Placeholder kind="error" title={text('loadFailed')} detail={describe(state.error)}>
          <button type="button" className="eb-data-form__link" onClick={() => void form.load()}>
            {text('retry')}
          </button>
        </Placeholder>
      )}
      {isReady && (
        <div className="eb-data-form__body">
          {sections.length > 1 && props.section === undefined && (
            <SectionList context={context} locale={locale} onGo={focus} />
          )}
          <div className="eb-data-form__fields">
            <Notices
              context={context}
              locale={locale}
              describe={(error) => ownWords(props, error) || describe(error)}
              onGo={focus}
            />
            <Sections context={context} props={props} locale={locale} />
          </div>
        </div>
      )}
      {isReady && <Foot props={props} context={context} locale={locale} onCancel={cancel} />}
      {dialogs}
    </div>
  )
}

/** The message of a page's function that failed to save. */
const ownWords = ({ saveTo }: DataFormProps, error: unknown) =>
  typeof saveTo === 'function' && error instanceof Error && !isServiceError(error) && error.message
