import { useStyles } from '@ebkit/ui/styles'
import css from './Field.css'

export interface CheckboxProps {
  label: string
  /** Name in the form's data: `on` when checked, absent when not. */
  name: string
}

/** A native check box in the look of the tokens. */
export function Checkbox({ label, name }: CheckboxProps) {
  const root = useStyles<HTMLLabelElement>(css)
  return (
    <label ref={root} className="eb-checkbox">
      <input type="checkbox" className="eb-checkbox__input" name={name} />
      {label}
    </label>
  )
}
