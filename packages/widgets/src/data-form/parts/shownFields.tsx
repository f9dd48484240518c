import { countedUnit, isEmptyValue, labelText, noValue, unitOf } from '@ebkit/rules/fields'
import { State } from '@ebkit/ui/state'
import { drawnValues } from '../../drawn-values/drawnValues'
import type { ControlProps } from '../Control'
import { valueText } from '../valueText'

/** A read-only value, which saving does not change. */
export function ReadOnlyControl(props: ControlProps) {
  return (
    <div className="eb-data-form__read-only">
      <ShownValue {...props} />
    </div>
  )
}

function ShownValue(props: ControlProps) {
  const { field, value } = props
  if (isEmptyValue(value)) return noValue
  const Drawn = field.options ? undefined : drawnValues[field.type]
  if (Drawn) return <Drawn field={field} value={value} />
  const option = field.options?.find((one) => one.value === value)
  const shown = shownText(props)
  return option?.tone ? <State tone={option.tone}>{shown}</State> : shown
}

/** A time to the minute, a number with its unit, as lists and controls show them. */
function shownText(props: ControlProps): string {
  const { field, value, values, locale, text } = props
  const shown = valueText(field, value, { locale, text, labels: labelsOf(props) })
  if (field.type === 'datetime') return shown.replace('T', ' ').slice(0, '2026-11-20 08:00'.length)
  const unit = typeof value === 'number' && countedUnit(labelText(unitOf(field, values), locale), value)
  return unit ? `${shown} ${unit}` : shown
}

/** Labels belong to the loaded value; those of records inside of it are found by key. */
function labelsOf({ field, path, value, values, row }: ControlProps): unknown {
  return path !== field.name || row.state.base[field.name] === value ? values.referenceLabels : undefined
}

/** A value of an unknown type: shown as far as possible, and kept. */
export function UnavailableControl(props: ControlProps) {
  return (
    <div className="eb-data-form__read-only">
      <ReadOnlyControl {...props} />
      <small className="eb-data-form__note">{props.text('unavailable')}</small>
    </div>
  )
}
