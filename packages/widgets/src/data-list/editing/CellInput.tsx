import type { ListColumn } from '@ebkit/core/list'
import { fieldClass } from '@ebkit/ui/field'
import { useStrings } from '../../environment'
import { textInLocale } from '../textInLocale'
import { editStrings } from './strings'

interface CellInputProps {
  column: ListColumn
  label: string
  value: string
  isInvalid: boolean
  isSaving: boolean
  describedBy: string
  onChange: (text: string) => void
  locale: string
}

const amounts = ['int', 'decimal', 'percent', 'money']

/** The browser's own field for the type of a column; days have our own calendar. */
export function CellInput(props: CellInputProps) {
  const { column, label, value, isInvalid, isSaving, describedBy, onChange, locale } = props
  const text = useStrings(editStrings)
  const { type = '', options } = column
  const shared = {
    className: fieldClass('eb-cell-editor__field', { invalid: isInvalid }),
    // Belongs to no form, wherever it is rendered.
    form: '',
    'aria-label': label,
    'aria-invalid': isInvalid,
    'aria-busy': isSaving,
    'aria-describedby': isInvalid ? describedBy : undefined,
    value,
  }
  if (options || type === 'bool') {
    const choices = options
      ? options.map((option) => [String(option.value), textInLocale(option.label, locale)] as const)
      : ([
          ['true', text('yes')],
          ['false', text('no')],
        ] as const)
    const isThere = choices.some(([choice]) => choice === value)
    return (
      <select {...shared} onChange={(event) => isSaving || onChange(event.currentTarget.value)}>
        {!isThere && <option value={value}>{value}</option>}
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type={type === 'time' ? 'time' : 'text'}
      inputMode={amounts.includes(type) ? 'decimal' : undefined}
      autoComplete="off"
      readOnly={isSaving}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  )
}
