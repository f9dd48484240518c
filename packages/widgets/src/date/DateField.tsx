import { parseDateTime } from '@ebkit/rules/dates'
import type { Holiday } from '@ebkit/rules/holidays'
import { Button } from '@ebkit/ui/button'
import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { Icon } from '@ebkit/ui/icon'
import { calendarIcon, xIcon } from '@ebkit/ui/icons'
import { Floating, floatsModally } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { type KeyboardEvent, type RefObject, useId, useImperativeHandle, useRef } from 'react'
import { usePlace, useStrings } from '../environment/Environment'
import css from './DateField.css'
import { textOfDate, writeDate } from './dateValue'
import type { DateSettings } from './settings'
import { strings } from './strings'
import { useOpen } from './useOpen'
import { fetchPanel, usePanel } from './usePanel'
import { useTyped } from './useTyped'

/** What a page can do with the widget. */
export interface DateFieldHandle {
  /** Opens the calendar. */
  show(): void
  /** Closes the calendar. */
  hide(): void
  /** Focuses the text field. */
  focus(): void
}

export interface DateFieldProps extends DateSettings {
  /** The chosen date as text, in `format`; empty for none. Any way to write a date is read. */
  value?: string
  /** The person chose or typed another date, or cleared it. */
  onChange?(detail: { value: string }): void
  /** The day that weeks begin with, 0 Sunday to 6 Saturday. Default 1, Monday. */
  weekStart?: number
  /**
   * Days off and weekend days that are worked in return. Default: those of mainland China as they were announced;
   * `[]` for none.
   */
  holidays?: readonly Holiday[]
  /** What stands in the empty field. Default 选择日期. */
  placeholder?: string
  /** Opens the calendar while true, closes it when it turns false. */
  open?: boolean
  /** The calendar opened. */
  onShow?(): void
  /** The calendar closed. */
  onHide?(): void
  disabled?: boolean
  required?: boolean
  /** Accessible name. Default 日期. */
  label?: string | undefined
  /** What is wrong, under the field. */
  errorMessage?: string | undefined
  /** Told when what is typed is no date, with what is wrong; without it when it is one again. */
  reportProblem?(message?: string): void
  /** Where what is typed stays while the field is out of the page. */
  draft?: RefObject<unknown>
  /** Receives the methods. */
  handle?: RefObject<DateFieldHandle | null>
}

/**
 * A date, typed or chosen from a calendar.
 *
 * @spec W-DATE-9 W-DATE-11
 */
export function DateField(props: DateFieldProps) {
  const { value = '', onChange, disabled, required, label, errorMessage, handle } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const typed = useTyped({
    ...props,
    value,
    onChange: (next) => onChange?.({ value: next }),
    message: text('unreadable'),
  })
  const { isOpen, show, hide } = useOpen(props, element)
  const { Panel, failure } = usePanel(isOpen)
  const focus = () => input.current?.focus()
  useImperativeHandle(handle, () => ({ show: () => show(), hide, focus }))

  const press = (event: KeyboardEvent) => {
    // Keys of a composition (IME) have key code 229.
    if (event.keyCode === 229 || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter') {
      typed.finish()
      hide()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      typed.finish()
      show()
    }
  }
  const shown = textOfDate(value, props)
  const message = typed.problem ?? errorMessage
  const hasClear = !!(shown || typed.text) && !disabled
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who comes near, and focus that leaves
    <div
      ref={element}
      className="eb-root eb-date"
      lang={locale}
      dir={dir}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Not when the window loses focus.
        if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) hide()
      }}
    >
      <div
        ref={field}
        className={fieldClass('eb-date__field', { invalid: !!message, disabled, open: isOpen })}
        part="field"
      >
        <input
          ref={input}
          className={`eb-field__input eb-date__input ${hasClear ? '' : 'eb-date__input--wide'}`}
          part="input"
          // In nobody's form, wherever it stands.
          form=""
          autoComplete="off"
          aria-label={label || text('label')}
          aria-invalid={!!message}
          aria-describedby={errorId}
          aria-required={required}
          disabled={disabled}
          placeholder={props.placeholder || text('placeholder')}
          value={typed.text ?? shown.replace(/:(00|59)$/, '')}
          onInput={(event) => typed.type(event.currentTarget.value)}
          onBlur={typed.finish}
          onKeyDown={press}
          // A modal calendar would keep the person from typing.
          onClick={() => floatsModally() || show(false)}
        />
        {hasClear && (
          <Button
            kind="icon"
            className="eb-date__button"
            part="clear"
            label={text('clear')}
            onClick={() => {
              focus()
              typed.choose('')
            }}
          >
            <Icon path={xIcon} />
          </Button>
        )}
        <button
          type="button"
          className="eb-date__button eb-date__open"
          part="button"
          disabled={disabled}
          aria-label={text('open')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? hide() : show())}
        >
          <Icon path={calendarIcon} />
        </button>
      </div>
      <FieldError id={errorId} message={message} />
      <Floating
        whole
        anchor={field}
        open={isOpen}
        onClose={hide}
        role="dialog"
        label={label || text('label')}
        className="eb-date__panel"
        part="panel"
      >
        {failure}
        {Panel && (
          <Panel
            {...props}
            chosen={parseDateTime(value)}
            locale={locale}
            onChoose={(chosen) => typed.choose(writeDate(chosen, props))}
            onDone={hide}
          />
        )}
      </Floating>
    </div>
  )
}
