import { createRowService, type Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** Keys of chosen products, as a field of products has them. */
export const keysOfProducts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((each) => String(Object(each).ticketProductId))

interface Found {
  readonly keys: string
  readonly rows?: readonly Row[]
  readonly error?: unknown
}

/** The rows of products, by key; those that cannot be read are left out. */
export function useProducts(keys: readonly string[]) {
  const { http } = useEnvironment()
  const [found, setFound] = useState<Found>({ keys: '', rows: [] })
  const [attempt, setAttempt] = useState(0)
  const asked = [...new Set(keys)].toSorted().map(quoteConditionValue).join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (!asked) return setFound({ keys: '', rows: [] })
    const stop = new AbortController()
    createRowService(http)
      .list('ticket-api/ticket-product', { filter: `ticketProductId=${asked}` }, stop.signal)
      .then(
        ({ rows }) => setFound({ keys: asked, rows }),
        (error) => stop.signal.aborted || setFound({ keys: asked, error }),
      )
    return () => stop.abort()
  }, [http, asked, attempt])
  return {
    isReading: found.keys !== asked,
    error: found.error,
    products: new Map((found.rows ?? []).map((row) => [String(row.ticketProductId), row])),
    reload: () => setAttempt((before) => before + 1),
  }
}

/** The lowest price of one item. */
export const lowestPriceOf = (row: Row | undefined): number =>
  Number(row?.minSalePrice ?? row?.salePrice ?? 0)
