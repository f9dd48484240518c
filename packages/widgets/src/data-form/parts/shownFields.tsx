import { State } from '@ebkit/ui/state'
import type { ControlProps } from '../Control'
import { valueText } from '../valueText'

/** A read-only value, which saving does not change. */
export function ReadOnlyControl({ field, value, locale, text }: ControlProps) {
  const option = field.options?.find((one) => one.value === value)
  const shown = valueText(field, value, locale, text)
  return (
    <span className="eb-data-form__read-only">
      {option?.tone ? <State tone={option.tone}>{shown}</State> : shown}
    </span>
  )
}

/** A value of an unknown type: it is shown as far as possible, and kept. */
export function UnavailableControl(props: ControlProps) {
  return (
    <span className="eb-data-form__read-only">
      <ReadOnlyControl {...props} />
      <small className="eb-data-form__note">{props.text('unavailable')}</small>
    </span>
  )
}
