import { TimeField } from '@ebkit/ui'
import { DateField } from '../../date/DateField'
import { DateRange } from '../../date-range/DateRange'
import type { ControlProps } from '../Control'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Day({
  value,
  onChange,
  label,
  message,
  disabled,
  required,
  time,
}: ControlProps & { time?: boolean }) {
  return (
    <DateField
      value={textOf(value)}
      onChange={(detail) => onChange(detail.value || undefined)}
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
export function DateRangeControl({ value, onChange, label, message, disabled }: ControlProps) {
  const { start, end } = Object(value) as { start?: unknown; end?: unknown }
  const isRange = typeof start === 'string' && typeof end === 'string' && start && end
  return (
    <DateRange
      range={isRange ? { start, end } : null}
      onChange={(detail) => onChange(detail.value ?? undefined)}
      label={label}
      errorMessage={message}
      disabled={disabled}
    />
  )
}

/** `09:05` */
export function TimeControl({ value, onChange, label, text }: ControlProps) {
  return (
    <TimeField
      value={textOf(value)}
      onChange={onChange}
      label={label}
      hoursLabel={text('hours')}
      minutesLabel={text('minutes')}
    />
  )
}

/** `{ start, end }` of times. */
export function TimeRangeControl({ value, onChange, label, text }: ControlProps) {
  const range = Object(value) as { start?: unknown; end?: unknown }
  const half = (name: 'start' | 'end') => (
    <TimeField
      value={textOf(range[name])}
      onChange={(time) => onChange({ ...range, [name]: time })}
      label={text(name, { label })}
      hoursLabel={text('hours')}
      minutesLabel={text('minutes')}
    />
  )
  return (
    <span className="eb-data-form__range">
      {half('start')}
      <span aria-hidden="true">–</span>
      {half('end')}
    </span>
  )
}
