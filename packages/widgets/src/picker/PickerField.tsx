import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useEffect, useMemo } from 'react'
import { useEnvironment } from '../environment'
import type { FieldText } from './fieldStrings'
import { PickerDialog } from './PickerDialog'
import css from './PickerField.css'
import { PickerSummary } from './PickerSummary'
import { refusalOf } from './selection'
import type { PickerPart, PickerVerbs } from './verbs'

/** Props of a picker's button and summary. */
export interface PickerFieldSettings {
  /** Hides the button; the dialog then opens by `show`, `pick` or `open`. */
  noButton?: boolean
  /** Hides the list of the chosen rows below the button. */
  noSummary?: boolean
  /** Text of the button. Default: the picker's own. */
  buttonLabel?: string | undefined
  /** Cannot be opened, and nothing can be removed. */
  disabled?: boolean
  /** Accessible name of the widget. */
  label?: string | undefined
  /** The error message. */
  errorMessage?: string | undefined
  /** Called with the reason if the selection cannot be submitted, and without one when it can. */
  reportProblem?(message?: string): void
}

export interface PickerFieldProps<Row> extends PickerFieldSettings, PickerPart<Row> {
  model: PickerVerbs<Row> & { open(): void }
  /** The root element, for the picker's own styles and focus. */
  element: RefObject<HTMLFieldSetElement | null>
  className: string
  /** A mistake of the page, or undefined. */
  mistakes: string
  text: FieldText
  max: number | undefined
  single: boolean | undefined
  /** The closing animation of the dialog has ended. */
  onClosed(): void
}

/** A picker in a page: its button, the chosen rows below it, its problem, and the dialog. */
export function PickerField<Row>(props: PickerFieldProps<Row>) {
  const { model, state, view, text, element, className, disabled, label, errorMessage, mistakes } = props
  const { locale, dir } = useEnvironment()
  const styled = useStyles<HTMLDivElement>(css)
  const { saved, savedRule, savedCount } = state
  const number = savedRule ? savedCount?.count : saved.length
  const problem = useProblem(props)
  const message = problem || errorMessage || mistakes
  const part = { model, state, view }
  return (
    <fieldset
      ref={element}
      className={`eb-root ${className}`}
      lang={locale}
      dir={dir}
      disabled={disabled}
      aria-label={label || text('choose')}
    >
      {!props.noButton && (
        <Button className="eb-picker-field__button" part="button" onClick={() => model.open()}>
          {props.buttonLabel || text('choose')}
          {!!number && <span>{text('chosen', { count: view.count(number) })}</span>}
        </Button>
      )}
      {!props.noSummary && <PickerSummary {...part} disabled={disabled} />}
      <div ref={styled} role="alert">
        {message && (
          <p className="eb-picker-field__problem" part="message">
            <Icon path={circleAlertIcon} />
            {message}
          </p>
        )}
      </div>
      <PickerDialog {...part} max={props.max} single={props.single} onClosed={props.onClosed} />
    </fieldset>
  )
}

/** Why the selection cannot be submitted; reported to the page when it changes. */
function useProblem<Row>({ state, view, text, reportProblem }: PickerFieldProps<Row>): string | undefined {
  const { saved, savedRule, isRuleOutdated } = state
  // Rows excluded by a rule are not problems.
  const bad = useMemo(() => (savedRule ? 0 : refusalOf(saved)?.keys.length), [saved, savedRule])
  const refused = bad ? text('problem', { count: view.count(bad) }) : undefined
  const problem = isRuleOutdated ? text('ruleOutdated') : refused
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when it changes
  useEffect(() => void reportProblem?.(problem), [problem])
  return problem
}
