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
import { ChosenCategories, ChosenProducts } from '../chosen-rows/ChosenRows'
import { RowValue } from '../data-list'
import { usePlace, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import css from './FullValue.css'
import { strings } from './strings'

export interface FullValueProps {
  /** The row that has the value. */
  row: ListRow
  /** The field whose value is shown. */
  field: Field
}

/** What a type's drawing is given: the value is not empty. */
interface ValueProps {
  field: Field
  value: unknown
  /** The row around it: what its fields depend on, and names of what they refer to, may stand there. */
  row: ListRow
}

/**
 * The complete value of a field, for reading: rich text as it looks, records with all their fields, chosen products by name. A
 * value of any other type looks as in a list.
 *
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

const [useRich] = laterPart(() => import('../rich-html/RichHtml'))

function RichValue({ value }: ValueProps) {
  const text = useStrings(strings)
  const root = useStyles<HTMLDivElement>(css)
  const { RichHtml, failure } = useRich(true)
  return (
    <div ref={root}>
      {RichHtml ? (
        <RichHtml html={String(value)} className="eb-full-value__rich" />
      ) : (
        (failure ?? text('loading'))
      )}
    </div>
  )
}

const [useGallery] = laterPart(() => import('../gallery'))

/** Small pictures; pressed, one opens in the gallery. */
function PicturesValue({ field, value }: ValueProps) {
  const { Gallery, failure } = useGallery(true)
  const isPrivate = field.visibility === 'private'
  const items = [value].flat().map((saved) => ({ src: String(saved), isPrivate }))
  return Gallery ? <Gallery items={items} thumbnailSize={72} /> : (failure ?? null)
}

/** Records with the names of what they refer to, as rows have them. */
const records = ({ field, value, row }: ValueProps) =>
  [value].flat().map((record): ListRow => {
    return { ...Object(record), referenceLabels: labelsWithin(row.referenceLabels, field.name, record) }
  })

/** Fields that a reader of records sees: those that the form has for one of them. */
function shownFields({ fields = [] }: Field, records: readonly ListRow[], row: ListRow) {
  // What is missing in a record must not fall back to what has the same name around it.
  const blank = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const all = records.map((record) => ({ ...row, ...blank, ...record }))
  return fields.filter(
    (field) => !field.writeOnly && all.some((values: Values) => isFieldShown(field, values)),
  )
}

type Values = Readonly<Record<string, unknown>>

/** What is read in lines needs room for some words. */
const longTexts: ReadonlySet<string> = new Set(['text', 'richtext'])

/** Records below each other, a column for each field. */
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

/** One record, its fields below each other. */
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

function ColorValue({ value }: ValueProps) {
  const root = useStyles<HTMLSpanElement>(css)
  return (
    <span ref={root} className="eb-full-value__color">
      <i style={{ backgroundColor: String(value) }} />
      {String(value)}
    </span>
  )
}

function PlaceValue({ value }: ValueProps) {
  const { address, longitude, latitude } = Object(value) as Record<string, unknown>
  return <>{address ? String(address) : `${longitude}, ${latitude}`}</>
}

function FormattedValue({ field, value }: ValueProps) {
  const { locale } = usePlace()
  return <>{formatValue(field, value, languageOf(locale))}</>
}

/** Of what is only for programs, how much there is. */
function CountValue({ value }: ValueProps) {
  const text = useStrings(strings)
  return (
    <>{text('count', { count: Array.isArray(value) ? value.length : Object.keys(Object(value)).length })}</>
  )
}

const fileName = (path: string) => decodeURIComponent(path.split(/[?#]/)[0]?.split('/').at(-1) ?? path)

function FilesValue({ value }: ValueProps) {
  const paths = [value].flat().map((one) => {
    const { name, url, path } = Object(one) as Record<string, unknown>
    return String(name ?? fileName(String(typeof one === 'object' ? (url ?? path) : one)))
  })
  return <>{paths.join('\n')}</>
}

const ownValues: Readonly<Record<string, ComponentType<ValueProps>>> = {
  richtext: RichValue,
  list: RecordsValue,
  group: RecordValue,
  products: ChosenProducts,
  ticketCategories: ChosenCategories,
  color: ColorValue,
  geo: PlaceValue,
  weekdays: FormattedValue,
  json: CountValue,
  permissions: CountValue,
  image: PicturesValue,
  images: PicturesValue,
  file: FilesValue,
  files: FilesValue,
  video: FilesValue,
}
