import { formatYuan } from '@ebkit/rules/products'
import { useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../Addition'
import { ReadingProducts } from './ReadingProducts'
import { ticketAdditionStrings } from './strings'
import { keysOfProducts, lowestPriceOf, useProducts } from './useProducts'

interface Item {
  readonly product?: unknown
  readonly tyingPrice?: number | undefined
}

/** The price of a bundle, against the total of its products' prices. */
export function BundleTotal({ values }: FormAdditionProps) {
  const text = useStrings(ticketAdditionStrings)
  const items = (Array.isArray(values.tyingItems) ? values.tyingItems : []) as readonly Item[]
  const main = keysOfProducts(values.mainProducts)
  const tied = items.flatMap(({ product }) => keysOfProducts(product))
  const isShown = values.tyingMode === 'bundle' && main.length > 0 && tied.length > 0
  const { products, isReading, error, reload } = useProducts(isShown ? [...main, ...tied] : [])
  if (!isShown) return null
  if (isReading || error !== undefined)
    return <ReadingProducts error={isReading ? undefined : error} onRetry={reload} />
  const priceOf = (key: string) => lowestPriceOf(products.get(key))
  const base = Math.min(...main.map(priceOf))
  const bundle = base + items.reduce((sum, { tyingPrice = 0 }) => sum + tyingPrice, 0)
  const single = base + tied.reduce((sum, key) => sum + priceOf(key), 0)
  const difference = formatYuan(Math.abs(single - bundle))
  return (
    <p className="eb-addition__line" role="status">
      {text('bundle')} <b>{formatYuan(bundle)}</b>
      {text('comma')}
      {text('single')} {formatYuan(single)}
      {text('comma')}
      {text(bundle > single ? 'dearer' : 'saved', { amount: difference })}
      <small>{text('bundleHint')}</small>
    </p>
  )
}
