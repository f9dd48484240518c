import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Section } from '@ebkit/domain'
import { countedUnit, type Field, isFieldShown, labelText, unitOf } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { FullValue } from '@ebkit/widgets/full-value'
import { pageStrings } from '../pages/strings'
import { mayReveal, RevealedValue } from './RevealedValue'
import css from './RowFacts.css'
import { SumLines } from './SumLines'

export interface RowFactsProps {
  row: Row
  resource: PageResource
  /** Default: all fields, without a heading. */
  sections?: readonly Section[] | undefined
  /** Level of the sections' headings. Default `h3`, in a drawer. */
  heading?: 'h2' | 'h3'
  /** A masked value was shown: the audit trail has a new entry. */
  onRevealed?(): void
}

const wide = new Set(['text', 'richtext', 'images', 'list', 'group', 'products', 'tags', 'region'])

/** The values of a row by section, read-only. */
export function RowFacts(props: RowFactsProps) {
  const { row, resource, sections, heading: Heading = 'h3' } = props
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const byName = new Map(resource.fields.map((field) => [field.name, field]))
  const shown: readonly Section[] = sections ?? [
    { title: { zh: text('allFields') }, fields: resource.fields.map(({ name }) => name) },
  ]
  const fieldsOf = ({ fields }: Section) =>
    fields.flatMap((name) => byName.get(name) ?? []).filter((field) => isSeen(field, row))
  return (
    <div ref={root} className="eb-row-facts">
      {shown
        .filter((section) => fieldsOf(section).length > 0)
        .map((section) => (
          <section key={section.title.zh}>
            {shown.length > 1 && <Heading>{labelText(section.title, locale)}</Heading>}
            <SectionFacts
              {...props}
              fields={fieldsOf(section)}
              sum={section.sum}
              result={byName.get(section.sum?.result ?? '')}
            />
          </section>
        ))}
    </div>
  )
}

interface SectionFactsProps extends Pick<RowFactsProps, 'row' | 'resource' | 'onRevealed'> {
  fields: readonly Field[]
  sum: Section['sum']
  result: Field | undefined
}

function SectionFacts(props: SectionFactsProps) {
  const { row, fields, sum, result } = props
  const { locale } = usePlace()
  if (sum && result) return <SumLines row={row} lines={fields} minus={sum.minus} result={result} />
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.name} className={wide.has(field.type) ? 'eb-row-facts__wide' : ''}>
          <dt>{labelText(field.label, locale)}</dt>
          <dd>
            <Fact {...props} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value; if it is masked and can be revealed, also the eye for that. */
function Fact({
  field,
  ...props
}: Pick<RowFactsProps, 'row' | 'resource' | 'onRevealed'> & { field: Field }) {
  const { row, resource } = props
  const value = <FactValue row={row} field={field} />
  if (!mayReveal(resource, field, row)) return value
  return (
    <RevealedValue key={String(row[resource.key])} {...props} field={field}>
      {value}
    </RevealedValue>
  )
}

/** Without the heading of a table, an amount shows its currency and a number its unit. */
function FactValue({ row, field }: { row: Row; field: Field }) {
  const { locale } = usePlace()
  const value = row[field.name]
  const unit = typeof value === 'number' && countedUnit(labelText(unitOf(field, row), locale), value)
  if (field.type === 'money' && typeof value === 'number') return <>{formatYuan(value)}</>
  return (
    <>
      <FullValue row={row} field={field} />
      {unit && ` ${unit}`}
    </>
  )
}

/** Secrets are never sent; a field hidden by its condition does not apply to the row. */
const isSeen = (field: Field, row: Row) => !field.writeOnly && isFieldShown(field, row)
