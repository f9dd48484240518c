import { Button } from '@ebkit/ui/button'
import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { OptionGroup } from '@ebkit/ui/option-group'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { ControlProps } from '../Control'
import css from './small.css'

/** Days of the week, 0 for Sunday; a week begins on Monday. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** `[1, 2, 5]` */
export function WeekdaysControl({
  value,
  onChange,
  locale,
  label,
  disabled,
  message,
  describedBy,
}: ControlProps) {
  const chosen = Array.isArray(value) ? value : []
  // 1970-01-04 was a Sunday.
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <OptionGroup
      kind="checkbox"
      options={week.map((day) => ({ value: `${day}`, label: names.format(Date.UTC(1970, 0, 4 + day)) }))}
      selected={chosen.map(String)}
      onChange={(day, isChosen) =>
        onChange(week.filter((one) => (`${one}` === day ? isChosen : chosen.includes(one))).sort())
      }
      label={label}
      disabled={disabled}
      invalid={!!message}
      errorId={describedBy}
    />
  )
}

/** A colour such as `#1a6dff`, typed or chosen. */
export function ColorControl(props: ControlProps) {
  const { value, onChange, label } = props
  const element = useStyles<HTMLSpanElement>(fieldStyles, css)
  const written = typeof value === 'string' ? value : ''
  return (
    <span ref={element} className="eb-data-form-color">
      <TextInput
        id={props.id}
        label={label}
        value={written}
        onChange={onChange}
        disabled={props.disabled}
        required={props.required}
        invalid={!!props.message}
        describedBy={props.describedBy}
      />
      <input
        className={`eb-field eb-data-form-color__well${written ? '' : ' eb-data-form-color__well--none'}`}
        type="color"
        form=""
        aria-label={label}
        disabled={props.disabled}
        value={/^#[\da-f]{6}$/i.test(written) ? written : '#000000'}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}

/** Texts, each added with Enter or a comma; of what is pasted each line is one. */
export function TagsControl(props: ControlProps) {
  const { value, onChange, text, disabled } = props
  const element = useStyles<HTMLSpanElement>(fieldStyles, css)
  const [typed, setTyped] = useState('')
  const tags: string[] = Array.isArray(value) ? value.map(String) : []
  const take = (written: string) => {
    const added = written.split(/[,，]/).map((one) => one.trim())
    setTyped('')
    const all = [...new Set([...tags, ...added.filter(Boolean)])]
    if (all.length > tags.length) onChange(all)
  }
  const press = (event: KeyboardEvent) => {
    // Keys of a composition (IME) have key code 229.
    if (event.keyCode === 229 || event.ctrlKey || event.metaKey) return
    // The buttons have keys of their own.
    if (!(event.target instanceof HTMLInputElement)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && !typed && tags.length) onChange(tags.slice(0, -1))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (!/[\r\n]/.test(pasted)) return
    event.preventDefault()
    take(typed + pasted.replace(/[\r\n]+/g, ','))
  }
  const remove = (tag: string) => {
    // The focus does not go with its button.
    const buttons = [...(element.current?.querySelectorAll('button') ?? [])]
    const index = tags.indexOf(tag)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? element.current?.querySelector('input')
    next?.focus()
    onChange(tags.filter((one) => one !== tag))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field inside
    <span
      ref={element}
      className={fieldClass('eb-data-form-tags', { disabled, invalid: !!props.message })}
      onKeyDown={press}
      onPaste={paste}
    >
      {tags.map((tag) => (
        <span key={tag} className="eb-data-form-tags__tag">
          {tag}
          {!disabled && (
            <Button kind="icon" label={`${text('removeTag', { tag })}`} onClick={() => remove(tag)}>
              <Icon path={xIcon} />
            </Button>
          )}
        </span>
      ))}
      <TextInput
        id={props.id}
        label={props.label}
        value={typed}
        onChange={(written) => (/[,，]$/.test(written) ? take(written) : setTyped(written))}
        onBlur={() => take(typed)}
        placeholder={disabled ? undefined : text('tagHint')}
        disabled={disabled}
        required={props.required}
        invalid={!!props.message}
        describedBy={props.describedBy}
      />
    </span>
  )
}
