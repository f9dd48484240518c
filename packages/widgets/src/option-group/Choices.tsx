import { FieldError } from '@ebkit/ui/field-error'
import { OptionGroup } from '@ebkit/ui/option-group'
import { useEffect, useId, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { asOption, type GivenOption, strayValues } from './optionItem'
import { strings } from './strings'

/** Common props of check box and radio groups. */
export interface ChoicesProps {
  /** The options; a text or a number alone is value and label. Default: none yet. */
  options?: readonly GivenOption[] | null
  /** `stacked`: one below the other. Default `inline`. */
  layout?: 'inline' | 'stacked'
  /** Nothing can be chosen. Default false. */
  disabled?: boolean
  /** Marks the group as required. Default false. */
  required?: boolean
  /** Accessible name of the group. */
  label?: string | undefined
  /** The error, shown below. */
  errorMessage?: string | undefined
  /** Called with the reason why the value cannot be submitted, or without one when it can. */
  reportProblem?(message?: string): void
}

interface OwnProps extends ChoicesProps {
  kind: 'checkbox' | 'radio'
  selected: readonly string[]
  onToggle: (value: string, isSelected: boolean) => void
}

/**
 * A group of native check boxes or radio buttons. A value without an option is shown as a marked choice that can be
 * unchecked; until then it is a problem.
 *
 * @spec W-CHK-1
 */
export function Choices(props: OwnProps) {
  const { kind, selected, layout, disabled, required, label, errorMessage, onToggle } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const errorId = useId()
  const element = useRef<HTMLDivElement>(null)
  const options = props.options?.map(asOption)
  const strays = strayValues(options, selected)
  const problem = strays.length > 0 ? text('stray', { values: strays.join() }) : undefined
  const { reportProblem } = props
  useEffect(() => void reportProblem?.(problem), [reportProblem, problem])
  const change = (value: string, isSelected: boolean) => {
    onToggle(value, isSelected)
    // The next rendering removes it, and with it the focus.
    if (strays.includes(value)) element.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={element} className="eb-root" lang={locale} dir={dir}>
      <OptionGroup
        kind={kind}
        options={[
          ...(options ?? []).map((item) => ({
            ...item,
            value: String(item.value),
            label: item.label ?? item.value,
          })),
          ...strays.map((value) => ({ value, label: value, problem: text('gone') })),
        ]}
        selected={selected}
        onChange={change}
        label={label}
        stacked={layout === 'stacked'}
        disabled={disabled}
        required={required}
        invalid={!!errorMessage}
        errorId={errorId}
      />
      <FieldError id={errorId} message={errorMessage} />
    </div>
  )
}
