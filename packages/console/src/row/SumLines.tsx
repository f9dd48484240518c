import type { Row } from '@ebkit/core/services/rows'
import { type Field, labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import { FullValue } from '@ebkit/widgets/full-value'

export interface SumLinesProps {
  row: Row
  /** The amounts, in the order in which they are added. */
  lines: readonly Field[]
  /** Names of those that are subtracted. */
  minus: readonly string[]
  /** The total. */
  result: Field
}

/** An amount line by line, as on an invoice: what is added, what is subtracted, and the total. */
export function SumLines({ row, lines, minus, result }: SumLinesProps) {
  const { locale } = usePlace()
  return (
    <dl className="eb-row-facts__sum">
      {lines.map((field, index) => (
        <div key={field.name}>
          <dt>{labelText(field.label, locale)}</dt>
          <dd>
            {minus.includes(field.name) ? '− ' : index > 0 && '+ '}
            <FullValue row={row} field={field} />
          </dd>
        </div>
      ))}
      <div className="eb-row-facts__result">
        <dt>{labelText(result.label, locale)}</dt>
        <dd>
          = <FullValue row={row} field={result} />
        </dd>
      </div>
    </dl>
  )
}
