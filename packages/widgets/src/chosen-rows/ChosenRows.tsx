import { type ResourceOptions, readRows } from '@ebkit/core/form'
import { labelText } from '@ebkit/rules/fields'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../environment'

const products = { resource: 'ticket-api/ticket-product', display: 'productName', keyName: 'ticketProductId' }
const categories = {
  resource: 'ticket-api/ticket-category',
  display: 'categoryName',
  keyName: 'ticketCategoryId',
}

/** Keys of chosen rows, which a record contains as plain values or in objects. */
const keysOf = (value: unknown, name: string) =>
  [value]
    .flat()
    .map((one) => String(typeof one === 'object' && one ? (one as Record<string, unknown>)[name] : one))

/** The value of a product field. */
export const ChosenProducts = ({ value }: { value: unknown }) => (
  <ChosenRows source={products} keys={keysOf(value, products.keyName)} />
)

/** The value of a ticket category field. */
export const ChosenCategories = ({ value }: { value: unknown }) => (
  <ChosenRows source={categories} keys={keysOf(value, categories.keyName)} />
)

/** Chosen rows by their names; until these have loaded, or if a row is gone, by their keys. */
function ChosenRows({ source, keys }: { source: ResourceOptions; keys: readonly string[] }) {
  const { http, locale } = useEnvironment()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = keys.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same keys are the same rows
  useEffect(() => {
    const stop = new AbortController()
    readRows(http, source, { keys, signal: stop.signal }).then(
      ({ options }) =>
        setNames(new Map(options.map(({ value, label }) => [String(value), labelText(label, locale)]))),
      () => {
        // The keys are shown.
      },
    )
    return () => stop.abort()
  }, [http, source, asked, locale])
  return <>{keys.map((key) => names.get(key) ?? key).join('\n')}</>
}
