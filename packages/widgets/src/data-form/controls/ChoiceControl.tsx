import { labelText } from '@ebkit/rules/fields'
import { OptionGroup } from '@ebkit/ui/option-group'
import { SwitchControl } from '@ebkit/ui/switch'
import type { ControlProps } from '../Control'

/** Maximum number of options shown side by side; more are in a select. */
export const shownChoices = 6

/** True or false. */
export function BoolControl({ value, onChange, label, disabled, message, describedBy }: ControlProps) {
  return SwitchControl({
    checked: value === true,
    onChange,
    label,
    disabled,
    invalid: !!message,
    errorId: describedBy,
  })
}

/** A few options, one or several of which are chosen. An unknown value is shown, and can be removed. */
export function ChoiceControl(props: ControlProps) {
  const { field, value, onChange, locale, disabled, required, message, label, describedBy } = props
  const isSingle = field.type === 'enum'
  const chosen = (isSingle ? [value] : Array.isArray(value) ? value : []).filter(
    (one) => one != null && one !== '',
  )
  const options = field.options ?? []
  const strays = chosen.filter((one) => !options.some((option) => option.value === one))
  const all = [...options, ...strays.map((stray) => ({ value: stray, label: { zh: `${stray}` } }))]
  const values = all.map((option) => option.value)
  const choose = (text: string, isChosen: boolean) => {
    const index = values.findIndex((one) => `${one}` === text)
    if (isSingle) return onChange(values[index])
    // In the order of the options.
    onChange(values.filter((one, place) => (place === index ? isChosen : chosen.includes(one))))
  }
  const group = (
    <OptionGroup
      kind={isSingle ? 'radio' : 'checkbox'}
      options={all.map((option) => ({
        value: `${option.value}`,
        label: labelText(option.label, locale),
        disabled: !!(option as { disabled?: boolean }).disabled && !chosen.includes(option.value),
      }))}
      selected={chosen.map(String)}
      onChange={choose}
      label={label}
      disabled={disabled}
      required={required}
      invalid={!!message}
      errorId={describedBy}
    />
  )
  return isSingle ? <div className="eb-data-form__pills">{group}</div> : group
}
