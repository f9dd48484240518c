import { isEmptyValue } from '@ebkit/rules/fields'
import { State } from '@ebkit/ui/state'
import { ChosenCategories, ChosenProducts } from '../../chosen-rows/ChosenRows'
import type { ControlProps } from '../Control'
import { valueText } from '../valueText'

/** A read-only value, which saving does not change. */
export function ReadOnlyControl(props: ControlProps) {
  return (
    <span className="eb-data-form__read-only">
      <ShownValue {...props} />
    </span>
  )
}

function ShownValue({ field, value, locale, text }: ControlProps) {
  if (!isEmptyValue(value)) {
    if (field.type === 'products') return <ChosenProducts value={value} />
    if (field.type === 'ticketCategories') return <ChosenCategories value={value} />
  }
  const option = field.options?.find((one) => one.value === value)
  const shown = valueText(field, value, locale, text)
  return option?.tone ? <State tone={option.tone}>{shown}</State> : shown
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
