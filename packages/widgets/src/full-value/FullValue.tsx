import type { ListRow } from '@ebkit/core/list'
import {
  type Field,
  formatValue,
  isEmptyValue,
  isFieldShown,
  labelsWithin,
  labelText,
  languageOf,
} from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import type { ComponentType } from 'react'
import { RowValue } from '../data-list'
import { drawnValues } from '../drawn-values/drawnValues'
import { CountValue } from '../drawn-values/plainValues'
import type { ShownValueProps } from '../drawn-values/ShownValueProps'
import { usePlace } from '../environment'
import css from './FullValue.css'

export interface FullValueProps {
  /** The row of the value. */
  row: ListRow
  /** The field of the value. */
  field: Field
}

/** Props of a type's renderer: the value is not empty. */
interface ValueProps extends ShownValueProps {
  /** The row around it may contain the names of references, and values that conditions depend on. */
  row: ListRow
}

/**
 * The complete value of a field, read-only: rendered rich text, records with all their fields, chosen products by
 * name. A value of any other type looks as in a list.
 * @example
 * ```tsx
 * import { FullValue } from '@ebkit/widgets/full-value'
 *
 * export function Price() {
 *   return <FullValue field={{ name: 'price', label: { zh: '价格' }, type: 'money' }} row={{ price: 1286 }} />
 * }
 * ```
 */
export function FullValue({ row, field }: FullValueProps) {
  const value = (row as Readonly<Record<string, unknown>>)[field.name]
  const Own = field.options ? undefined : ownValues[field.type]
  return Own && !isEmptyValue(value) ? (
    <Own field={field} value={value} row={row} />
  ) : (
    <RowValue row={row} field={field} />
  )
}

/** Records with the names of referenced rows, as rows contain them. */
const records = ({ field, value, row }: ValueProps) =>
  [value].flat().map((record): ListRow => {
    return { ...Object(record), referenceLabels: labelsWithin(row.referenceLabels, field.name, record) }
  })

/** The visible fields of records: those that the form shows for one of them. */
function shownFields({ fields = [] }: Field, records: readonly ListRow[], row: ListRow) {
  // A missing value in a record must not fall back to the field of the same name around it.
  const blank = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const all = records.map((record) => ({ ...row, ...blank, ...record }))
  return fields.filter(
    (field) => !field.writeOnly && all.some((values: Values) => isFieldShown(field, values)),
  )
}

type Values = Readonly<Record<string, unknown>>

/** Text columns need a minimum width. */
const longTexts: ReadonlySet<string> = new Set(['text', 'richtext'])

/** Records as a table with a column for each field. */
function RecordsValue(props: ValueProps) {
  const { field, row } = props
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const rows = records(props)
  const fields = shownFields(field, rows, row)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
    <div ref={root} className="eb-full-value__table" tabIndex={0}>
      <table aria-label={labelText(field.label, locale)}>
        <thead>
          <tr>
            {fields.map(({ name, label }) => (
              <th key={name}>{labelText(label, locale)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records have no key
            <tr key={index}>
              {fields.map((inner) => (
                <td key={inner.name} className={longTexts.has(inner.type) ? 'eb-full-value__long' : ''}>
                  <FullValue row={record} field={inner} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One record as a list of its fields. */
function RecordValue(props: ValueProps) {
  const { field, row } = props
  const root = useStyles<HTMLDListElement>(css)
  const { locale } = usePlace()
  const [record = {} as ListRow] = records(props)
  return (
    <dl ref={root} className="eb-full-value__record">
      {shownFields(field, [record], row).map((inner) => (
        <div key={inner.name}>
          <dt>{labelText(inner.label, locale)}</dt>
          <dd>
            <FullValue row={record} field={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FormattedValue({ field, value }: ValueProps) {
  const { locale } = usePlace()
  return <>{formatValue(field, value, languageOf(locale))}</>
}

const ownValues: Readonly<Record<string, ComponentType<ValueProps>>> = {
  ...drawnValues,
  list: RecordsValue,
  group: RecordValue,
  weekdays: FormattedValue,
  json: CountValue,
  permissions: CountValue,
}
