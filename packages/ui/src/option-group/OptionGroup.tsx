import { type ReactNode, useId } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './OptionGroup.css'

/** One option. */
export interface GroupOption {
  value: string
  label: ReactNode
  disabled?: boolean | undefined
  /** Address of a picture before the label. */
  icon?: string | undefined
  /** Its error, after the label. */
  problem?: string | undefined
}

export interface OptionGroupProps {
  /** `radio`: one option; `checkbox`: any number. */
  kind: 'radio' | 'checkbox'
  options: readonly GroupOption[]
  selected: readonly string[]
  /** The user checked or unchecked an option. */
  onChange: (value: string, isSelected: boolean) => void
  /** Accessible name of the group. */
  label?: string | undefined
  /** Stacks the options. Default: they wrap in lines. */
  stacked?: boolean
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** The value is invalid; `errorId` is the element with the message. */
  invalid?: boolean
  errorId?: string
}

/**
 * Native radio buttons or check boxes with texts. Radio buttons are one Tab stop; arrows choose the neighbour and wrap
 * around (ARIA APG). Parts: `group`, `option`.
 *
 * @example
 * ```tsx
 * import { OptionGroup } from '@ebkit/ui/option-group'
 * import { useState } from 'react'
 *
 * const options = [
 *   { value: 'mail', label: 'By mail' },
 *   { value: 'desk', label: 'At the desk' },
 * ]
 *
 * export function Delivery() {
 *   const [way, setWay] = useState('desk')
 *   return <OptionGroup kind="radio" label="Delivery" options={options} selected={[way]} onChange={setWay} />
 * }
 * ```
 */
export function OptionGroup(props: OptionGroupProps) {
  const { kind, options, selected, onChange, label, stacked, disabled, required, invalid, errorId } = props
  const name = useId()
  const isRadio = kind === 'radio'
  return (
    <fieldset
      ref={useStyles<HTMLFieldSetElement>(css)}
      className={`eb-options${stacked ? ' eb-options--stacked' : ''}${invalid ? ' eb-options--invalid' : ''}`}
      part="group"
      role={isRadio ? 'radiogroup' : undefined}
      aria-label={label}
      aria-describedby={invalid ? errorId : undefined}
      disabled={disabled}
      // `aria-required` and `aria-invalid` are not allowed on a group of check boxes.
      {...(isRadio && { 'aria-invalid': invalid, 'aria-required': required })}
      // The native event would leave the shadow root before the new value is set.
      onInput={(event) => event.stopPropagation()}
    >
      {options.map(({ value, label: text, disabled: isOff, icon, problem }, index) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: values may stand there twice
          key={index}
          className={`eb-options__option${disabled || isOff ? ' eb-options__option--off' : ''}`}
          part="option"
        >
          <input
            className={`eb-options__box${isRadio ? ' eb-options__box--round' : ''}`}
            type={kind}
            name={name}
            // Belongs to no form, wherever it is rendered.
            form=""
            checked={selected.includes(value)}
            disabled={isOff}
            aria-invalid={!isRadio && (invalid || !!problem)}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
          />
          {icon && <img className="eb-options__icon" src={icon} alt="" />}
          {text}
          {problem && <span className="eb-options__problem">{problem}</span>}
        </label>
      ))}
    </fieldset>
  )
}
