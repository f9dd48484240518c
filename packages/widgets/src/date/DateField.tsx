import { parseDateTime } from '@ebkit/rules/dates'
import { fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { usePlace, useStrings } from '../environment/Environment'
import { DateBox } from './DateBox'
import css from './DateField.css'
import { textOfDate, writeDate } from './dateValue'
import type { DateFieldProps } from './props'
import { strings } from './strings'
import { useOpen } from './useOpen'
import { fetchPanel, usePanel } from './usePanel'
import { useTyped } from './useTyped'

/**
 * A date, typed or chosen from a calendar.
 *
 * @spec W-DATE-9 W-DATE-11
 * @example
 * ```tsx
 * import { DateField } from '@ebkit/widgets/date'
 * import { useState } from 'react'
 *
 * export function Arrival() {
 *   const [day, setDay] = useState('')
 *   return <DateField value={day} min="2026-01-01" onChange={({ value }) => setDay(value)} />
 * }
 * ```
 */
export function DateField(props: DateFieldProps) {
  const { value = '', onChange, label, errorMessage, handle } = props
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

  const shown = textOfDate(value, props)
  const message = typed.problem ?? errorMessage
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
      <DateBox
        {...{ props, typed, isOpen, show, hide, text, input, field, focus, errorId }}
        shown={shown}
        isInvalid={!!message}
      />
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
