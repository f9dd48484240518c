import { isSameValue } from '@ebkit/core/form'
import { parseDateTime } from '@ebkit/rules/dates'
import { isEmptyValue } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { TimeField } from '@ebkit/ui/time-field'
import { useCallback, useRef } from 'react'
import { DateField } from '../../date'
import type { Typed } from '../../date/useTyped'
import type { DateRangeValue } from '../../date-range'
import { DateRange } from '../../date-range'
import type { DateRangeState } from '../../date-range/state'
import type { ControlProps } from '../Control'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Returns a function that reports a date field's message to the form. Text that is not a date becomes the form's value too,
 * so that it is reported together with all other errors and is not saved as empty.
 *
 * @param typed the value in the field
 * @param settled the value after the error is corrected; the same value if it is still the current one
 */
function useUnreadable(props: ControlProps, typed: () => unknown, settled: () => unknown) {
  const isReported = useRef(false)
  const newest = useRef({ props, typed, settled })
  newest.current = { props, typed, settled }
  return useCallback((message?: string) => {
    const { props, typed, settled } = newest.current
    const next = message ? typed() : isReported.current ? settled() : props.value
    isReported.current = !!message
    if (!isSameValue(next, props.value)) props.onChange(next)
  }, [])
}

function Day(props: ControlProps & { time?: boolean }) {
  const { value, onChange, label, message, disabled, required, time } = props
  const text = textOf(value)
  const isDate = !text || !!parseDateTime(text)
  const draft = useRef<Partial<Typed> | undefined>(isDate ? undefined : { text, over: '', isWrong: true })
  const report = useUnreadable(
    props,
    () => draft.current?.text,
    () => (isDate ? value : undefined),
  )
  return (
    <DateField
      value={isDate ? text : ''}
      onChange={(detail) => onChange(detail.value || undefined)}
      reportProblem={report}
      draft={draft}
      label={label}
      errorMessage={message}
      disabled={disabled}
      required={required}
      {...(time && { time })}
    />
  )
}

/** `2026-11-20` */
export const DateControl = (props: ControlProps) => <Day {...props} />

/** `2026-11-20 09:05:00` */
export const DateTimeControl = (props: ControlProps) => <Day {...props} time />

/** `{ start, end }` */
export function DateRangeControl(props: ControlProps) {
  const { value, onChange, label, message, disabled } = props
  const range = rangeOf(value)
  const last = useRef(range)
  if (range || isEmptyValue(value)) last.current = range
  const draft = useRef<DateRangeState>(undefined)
  const report = useUnreadable(
    props,
    () => typedRange(draft.current),
    () => range ?? last.current ?? undefined,
  )
  return (
    <DateRange
      range={last.current}
      onChange={(detail) => onChange(detail.value ?? undefined)}
      reportProblem={report}
      draft={draft}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}

function rangeOf(value: unknown): DateRangeValue | null {
  const { start, end } = Object(value) as Record<string, unknown>
  return parseDateTime(textOf(start)) && parseDateTime(textOf(end)) ? (value as DateRangeValue) : null
}

/** The texts of the two fields. */
function typedRange(state: DateRangeState | undefined) {
  const { draft, unread } = state ?? { draft: { start: '', end: '' }, unread: {} as DateRangeState['unread'] }
  return { start: unread.start ?? draft.start, end: unread.end ?? draft.end }
}

/** `09:05` */
export function TimeControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <span className="eb-data-form__range">
      <Time {...props} name={props.label} time={textOf(value)} onTime={onChange} />
      <Clear {...props} isShown={!!value} />
    </span>
  )
}

/** `{ start, end }` of times. */
export function TimeRangeControl(props: ControlProps) {
  const { value, onChange, label, text } = props
  const range = Object(value) as Record<'start' | 'end', unknown>
  const half = (name: 'start' | 'end') => (
    <Time
      {...props}
      name={text(name, { label })}
      time={textOf(range[name])}
      onTime={(time) => onChange({ ...range, [name]: time })}
    />
  )
  return (
    <span className="eb-data-form__range">
      {half('start')}
      <span aria-hidden="true">–</span>
      {half('end')}
      <Clear {...props} isShown={!!(range.start || range.end)} />
    </span>
  )
}

interface TimeProps extends ControlProps {
  name: string
  time: string
  onTime: (time: string) => void
}

function Time({ name, time, onTime, text, disabled, message, describedBy }: TimeProps) {
  return (
    <TimeField
      value={time}
      onChange={onTime}
      label={name}
      hoursLabel={text('hours')}
      minutesLabel={text('minutes')}
      disabled={disabled}
      invalid={!!message}
      errorId={describedBy}
    />
  )
}

/** Clears a time, because its two numbers cannot be emptied. */
function Clear({ isShown, required, disabled, onChange, text, label }: ControlProps & { isShown: boolean }) {
  if (!isShown || required || disabled) return null
  return (
    <Button kind="icon" label={text('clear', { label })} onClick={() => onChange(undefined)}>
      <Icon path={xIcon} />
    </Button>
  )
}
