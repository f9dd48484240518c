import type { Row } from '@ebkit/core/services/rows'
import { formatYuan, lowestPromotionPrice, type PriceReduction } from '@ebkit/rules/products'
import { useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../Addition'
import { ReadingProducts } from './ReadingProducts'
import { ticketAdditionStrings } from './strings'
import { keysOfProducts, lowestPriceOf, useProducts } from './useProducts'

/** What the products of a promotion cost without it and with it. */
export function PromotionPrices({ values }: FormAdditionProps) {
  const text = useStrings(ticketAdditionStrings)
  const keys = keysOfProducts(values.products)
  const { products, isReading, error, reload } = useProducts(keys)
  if (!keys.length) return null
  if (isReading || error !== undefined)
    return <ReadingProducts error={isReading ? undefined : error} onRetry={reload} />
  const rows = keys.map((key) => products.get(key)).filter((row) => row !== undefined)
  return (
    <table className="eb-addition__table">
      <caption>{text('prices')}</caption>
      <thead>
        <tr>
          <th>{text('product')}</th>
          <th>{text('price')}</th>
          <th>{text('reduced')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={String(row.ticketProductId)} row={row} reduction={values} />
        ))}
      </tbody>
    </table>
  )
}

function PriceRow({ row, reduction }: { row: Row; reduction: PriceReduction }) {
  const text = useStrings(ticketAdditionStrings)
  const price = lowestPriceOf(row)
  const reduced = lowestPromotionPrice(reduction, price)
  const settle = Number(row.settlePrice ?? 0)
  const shown = (cents: number) =>
    row.productSpecType === 1 ? text('from', { price: formatYuan(cents) }) : formatYuan(cents)
  return (
    <tr>
      <th scope="row">{String(row.productName)}</th>
      <td className="eb-addition__amount">{shown(price)}</td>
      <td>
        <span className="eb-addition__amount">{shown(reduced)}</span>
        {reduced < 1 && <small data-tone="danger">{text('belowCent')}</small>}
        {reduced >= 1 && reduced < settle && (
          <small data-tone="warning">{text('belowSettle', { price: formatYuan(settle) })}</small>
        )}
      </td>
    </tr>
  )
}
