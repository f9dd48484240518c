import type { Row } from '@ebkit/core/services/rows'
import { type Field, formatValue, labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { labelOf } from '../rows/labelOf'
import type { CellParts } from './cellParts'
import { laneOf } from './lanes'
import { calendarStrings } from './strings'

/** Describes a row to users who cannot see its place and colour: its lane, each value with its name. */
export function useDescribeRow({ share, state, values }: CellParts, laneField: Field): (row: Row) => string {
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  const fields = [...(share ? [share.part, share.whole] : []), ...values, ...(state ? [state] : [])]
  return (row) => {
    const facts = fields.flatMap((field) => {
      const value = labelOf(row, field.name) ?? row[field.name]
      const said = formatValue(field, value, locale === 'en' ? 'en' : 'zh')
      return said ? [`${labelText(field.label, locale)} ${said}`] : []
    })
    return [laneOf(row, laneField, locale).name, ...facts].join(text('comma'))
  }
}
