import { type ReactNode, useId } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './OptionGroup.css'

/** One of the things that can be chosen. */
export interface GroupOption {
  value: string
  label: ReactNode
  disabled?: boolean | undefined
  /** Address of a picture before the label. */
  icon?: string | undefined
  /** What is wrong with it, behind the label. */
  problem?: string | undefined
}

export interface OptionGroupProps {
  /** `radio`: one of them; `checkbox`: any number. */
  kind: 'radio' | 'checkbox'
  options: readonly GroupOption[]
  selected: readonly string[]
  /** A person chose one, or took it back. */
  onChange: (value: string, isSelected: boolean) => void
  /** Accessible name of the group. */
  label?: string | undefined
  /** One below the other. Default: in lines. */
  stacked?: boolean
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Something is wrong; `errorId` is the element that says what. */
  invalid?: boolean
  errorId?: string
}

/**
 * Native radios or check boxes with their texts. Radios are one stop for Tab, arrows choose the neighbour and go round
 * (ARIA APG). Parts: `group`, `option`.
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
      // A group of check boxes knows neither.
      {...(isRadio && { 'aria-invalid': invalid, 'aria-required': required })}
      // Would leave the shadow root before anybody knows the new value.
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
            // In nobody's form, wherever it stands.
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
