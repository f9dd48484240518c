import { isServiceError } from '@ebkit/core/errors'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** A product and its store, as far as they are loaded. */
export interface PosterSubject {
  readonly product?: Row | undefined
  readonly store?: Row | undefined
  readonly error?: unknown
  /** There is no product with this key. */
  readonly isMissing?: boolean
  retry(): void
}

/** Users who may not read the store do without its name and logo; any other failure is thrown. */
function withoutRight(error: unknown): undefined {
  if (!isServiceError(error) || error.status !== 403) throw error
}

/** Reads a product, and its store's name and logo for the poster. Without a right to the store, they are left out. */
export function usePosterProduct(key: string): PosterSubject {
  const { http } = useEnvironment()
  const [state, setState] = useState<Omit<PosterSubject, 'retry'> & { key?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    setState({})
    const rows = createRowService(http)
    const read = async () => {
      const product = await rows.read('ticket-api/ticket-product', { ticketProductId: key }, stop.signal)
      const hotelId = String(product.hotelId ?? '')
      const store = await rows.read('merchant-api/hotel', { hotelId }, stop.signal).catch(withoutRight)
      setState({ key, product, store })
    }
    read().catch((error: unknown) => {
      if (stop.signal.aborted) return
      setState({ key, error, isMissing: isServiceError(error) && error.status === 404 })
    })
    return () => stop.abort()
  }, [http, key, attempt])
  return { ...(state.key === key ? state : {}), retry: () => setAttempt((before) => before + 1) }
}
