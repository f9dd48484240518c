import type { RowPreview } from '@ebkit/core/services/rows'
import { formatYuan } from '@ebkit/rules/products'
import { useStrings } from '@ebkit/widgets/environment'
import { PreviewTable } from '../PreviewTable'
import { problemNames } from './problemNames'
import { refundStrings } from './strings'

/** The lines of a file that keep it from being accepted. */
export function WrongLines({ preview }: { preview: RowPreview }) {
  const text = useStrings(refundStrings)
  const lines = preview.lists.wrong ?? []
  if (!lines.length) return null
  return (
    <PreviewTable
      caption={text('wrongLines', { count: Number(preview.figures.wrong) })}
      heads={[text('line'), text('order'), text('amount'), text('problem')]}
      rows={lines.map(({ line, order, amount, problem, rest }) => [
        Number(line),
        String(order),
        amount === null ? '' : formatYuan(Number(amount)),
        text(problemNames[String(problem)] ?? 'otherReason', { rest: formatYuan(Number(rest)) }),
      ])}
    />
  )
}
