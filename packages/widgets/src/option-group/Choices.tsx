import { FieldError } from '@ebkit/ui/field-error'
import { OptionGroup } from '@ebkit/ui/option-group'
import { useEffect, useId, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { type OptionItem, strayValues } from './optionItem'
import { strings } from './strings'

/** What groups of check boxes and of radios have in common. */
export interface ChoicesProps {
  /** What can be chosen. Default: none yet. */
  options?: readonly OptionItem[] | null
  /** `stacked`: one below the other. Default `inline`. */
  layout?: 'inline' | 'stacked'
  disabled?: boolean
  required?: boolean
  /** Accessible name of the group. */
  label?: string | undefined
  /** What is wrong, shown under it. */
  errorMessage?: string | undefined
  /** Is told why the value cannot be submitted, or nothing when it can be. */
  reportProblem?(message?: string): void
}

interface OwnProps extends ChoicesProps {
  kind: 'checkbox' | 'radio'
  selected: readonly string[]
  onToggle: (value: string, isSelected: boolean) => void
}

/**
 * Native check boxes or radios in a group. A chosen value that no option has stays, marked, as a choice that can be
 * taken back; until then it is a problem.
 *
 * @spec W-CHK-1
 */
export function Choices(props: OwnProps) {
  const { kind, options, selected, layout, disabled, required, label, errorMessage, onToggle } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const errorId = useId()
  const element = useRef<HTMLDivElement>(null)
  const strays = strayValues(options, selected)
  const problem = strays.length > 0 ? text('stray', { values: strays.join() }) : undefined
  const { reportProblem } = props
  useEffect(() => void reportProblem?.(problem), [reportProblem, problem])
  const change = (value: string, isSelected: boolean) => {
    onToggle(value, isSelected)
    // It is gone with the next rendering, and focus with it.
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
