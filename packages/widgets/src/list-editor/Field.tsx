import { CheckboxInput } from '@ebkit/ui/checkbox'
import { fieldClass } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon } from '@ebkit/ui/icons'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { chosenValue, type EditorColumn, isNumeric, textOf, valueFrom } from './columns'
import { pastedTable } from './pastedTable'
import type { ListEditorText } from './strings'

export interface FieldProps {
  column: EditorColumn
  /** Index of the column. */
  index: number
  value: unknown
  /** The problem of the value, and whether it is shown already. */
  problem: string | undefined
  isReported: boolean
  onEnter: (value: unknown, isTyping: boolean) => void
  /** Enter was pressed outside a composition. */
  onNext: (event: KeyboardEvent) => void
  onPaste: (table: string[][]) => void
  text: ListEditorText
}

/** One value of a row, in a native control. Below 560 px its label is above it. */
export function Field(props: FieldProps) {
  const { column, problem, isReported } = props
  const messageId = useId()
  const message = isReported ? problem : undefined
  const shared = {
    className: fieldClass('eb-list-editor__input', { invalid: !!message }),
    // Belongs to no form, wherever it is rendered.
    form: '',
    'data-column': props.index,
    'data-wrong': problem && '',
    'aria-required': column.required,
    'aria-invalid': !!message,
    'aria-describedby': message && messageId,
  }
  const Control = { enum: Select, bool: Tick }[column.type as string] ?? Typed
  return (
    <div className="eb-list-editor__field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: every control is one of the browser's */}
      <label>
        <span
          className={`eb-visually-hidden eb-field__label eb-list-editor__label${column.required ? ' eb-list-editor__label--required' : ''}`}
        >
          {column.label}
        </span>
        <Control {...props} shared={shared} />
      </label>
      <FieldError id={messageId} message={message} />
    </div>
  )
}

type ControlProps = FieldProps & { shared: object }

function Select({ column, value, onEnter, text, shared }: ControlProps) {
  const { options } = column
  const chosen = textOf(value)
  const isKnown = !chosen || options.some((option) => `${option.value}` === chosen)
  return (
    <span className="eb-list-editor__select">
      <select
        {...shared}
        data-empty={!chosen}
        value={chosen}
        onChange={(event) => onEnter(chosenValue(column, event.currentTarget.value), false)}
      >
        <option value="">{column.placeholder ?? text('choose')}</option>
        {isKnown || <option value={chosen}>{chosen}</option>}
        {options.map((option) => (
          <option key={`${option.value}`} value={`${option.value}`}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} className="eb-list-editor__arrow" />
    </span>
  )
}

const Tick = ({ value, onEnter, shared }: ControlProps) => (
  // The row would be selected and drawn with the value as it was, before the box tells of its new one.
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for what comes up from the box
  <span className="eb-checkbox eb-list-editor__tick" onClick={(event) => event.stopPropagation()}>
    <CheckboxInput {...shared} checked={!!value} onChange={(isOn) => onEnter(isOn, false)} />
  </span>
)

/** Text, number, date or time. Typed text stays unchanged until blur: `1.` is 1, but not finished. */
function Typed({ column, value, onEnter, onNext, onPaste, shared }: ControlProps) {
  const [typed, setTyped] = useState('')
  const isComposing = useRef(false)
  const { type = 'string' } = column
  const isNumber = isNumeric(column)
  const isTyped = isComposing.current || valueFrom(column, typed) === value
  const read = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    setTyped(value)
    if (!isComposing.current) onEnter(valueFrom(column, value), true)
  }
  return (
    <input
      {...shared}
      type={isNumber || type === 'string' ? 'text' : type}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      placeholder={column.placeholder}
      min={column.min}
      max={column.max}
      value={isTyped ? typed : textOf(value)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false
        read(event)
      }}
      onInput={read}
      onBlur={() => setTyped(textOf(value))}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.keyCode === 229 || isComposing.current) return
        event.preventDefault()
        onNext(event)
      }}
      onPaste={(event: ClipboardEvent) => {
        const table = pastedTable(event.clipboardData?.getData('text') ?? '')
        if (!table) return
        event.preventDefault()
        onPaste(table)
      }}
    />
  )
}
