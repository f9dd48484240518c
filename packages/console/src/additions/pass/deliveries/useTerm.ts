import { useEffect, useRef } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { useProducts } from '../../tickets/useProducts'
import { termEnd } from './termEnd'

/** Derives the last day of a pass from its first and the product's term. A stored one stays until these change. */
export function useTerm({ resource, mode, id, values, setValue }: FormAdditionProps): void {
  const { validFrom, ticketProductId } = values
  const product = String(ticketProductId ?? '')
  const { products } = useProducts(product ? [product] : [])
  const row = products.get(product)
  const hasCome = mode === 'add' || values[resource.key] === id
  const now = `${id} ${validFrom} ${product}`
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on these two, not on other input
  useEffect(() => {
    if (!hasCome) return
    const isStored = mode !== 'add' && !before.current?.startsWith(`${id} `)
    if (isStored) before.current = now
    if (!row || before.current === now) return
    before.current = now
    const end = termEnd(row, String(validFrom ?? ''))
    if (end) setValue('validTo', end)
  }, [hasCome, now, row])
}
