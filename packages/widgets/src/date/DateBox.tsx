import { Button } from '@ebkit/ui/button'
import { fieldClass } from '@ebkit/ui/field'
import { Icon } from '@ebkit/ui/icon'
import { calendarIcon, xIcon } from '@ebkit/ui/icons'
import { floatsModally } from '@ebkit/ui/popover'
import type { KeyboardEvent, RefObject } from 'react'
import type { DateFieldProps } from './props'
import type { DateText } from './strings'
import type { TypedDate } from './useTyped'

interface DateBoxProps {
  props: DateFieldProps
  /** The typed text, until it is a date. */
  typed: TypedDate
  /** The value as shown in the field. */
  shown: string
  isOpen: boolean
  isInvalid: boolean
  show(takesFocus?: boolean): void
  hide(): void
  focus(): void
  text: DateText
  field: RefObject<HTMLDivElement | null>
  input: RefObject<HTMLInputElement | null>
  errorId: string
}

/** The text field, with the buttons that clear it and open the calendar. */
export function DateBox(given: DateBoxProps) {
  const { props, typed, shown, isOpen, isInvalid, show, hide, focus, text, field, input, errorId } = given
  const { disabled } = props
  const hasClear = !!(shown || typed.text) && !disabled
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
  return (
    <div
      ref={field}
      className={fieldClass('eb-date__field', { invalid: isInvalid, disabled, open: isOpen })}
      part="field"
    >
      <input
        ref={input}
        className={`eb-field__input eb-date__input ${hasClear ? '' : 'eb-date__input--wide'}`}
        part="input"
        // Belongs to no form, wherever it is rendered.
        form=""
        autoComplete="off"
        aria-label={props.label || text('label')}
        aria-invalid={isInvalid}
        aria-describedby={errorId}
        aria-required={props.required}
        disabled={disabled}
        placeholder={props.placeholder || text('placeholder')}
        value={typed.text ?? shown.replace(/(:\d\d):(00|59)$/, '$1')}
        onInput={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.finish}
        onKeyDown={press}
        // A modal calendar would prevent typing.
        onClick={() => floatsModally() || show(false)}
      />
      {hasClear && (
        <Button
          kind="icon"
          className="eb-date__button eb-touch"
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
        className="eb-date__button eb-touch eb-date__open"
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
  )
}
