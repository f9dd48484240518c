import type { RowPreview } from '@ebkit/core/services/rows'
import { useStrings } from '@ebkit/widgets/environment'
import { PreviewTable } from '../PreviewTable'
import { problemNames } from './problemNames'
import { refundStrings } from './strings'

/** The orders of a batch's products that it does not refund, each with the reason. */
export function LeftOutOrders({ preview }: { preview: RowPreview }) {
  const text = useStrings(refundStrings)
  const orders = preview.lists.leftOut ?? []
  if (!orders.length) return null
  const nameOf = (reason: unknown) => text(problemNames[String(reason)] ?? 'otherReason')
  const counts = (preview.lists.reasons ?? [])
    .map(({ reason, orders: count }) => text('reasonCount', { reason: nameOf(reason), count: Number(count) }))
    .join(text('comma'))
  const count = Number(preview.figures.leftOut)
  const caption = count > orders.length ? 'leftOutShown' : 'leftOut'
  return (
    <PreviewTable
      caption={text(caption, { count, counts, shown: orders.length })}
      heads={[text('order'), text('reason')]}
      rows={orders.map(({ order, reason }) => [String(order), nameOf(reason)])}
    />
  )
}
