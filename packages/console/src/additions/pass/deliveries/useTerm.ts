import { useEffect, useRef } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { useProducts } from '../../tickets/useProducts'
import { termEnd } from './termEnd'

/** Keeps the last day of a pass as far from its first as the product's term says. A stored one stays until one of them changes. */
export function useTerm({ resource, mode, id, values, setValue }: FormAdditionProps): void {
  const { validFrom, ticketProductId } = values
  const product = String(ticketProductId ?? '')
  const { products } = useProducts(product ? [product] : [])
  const row = products.get(product)
  const hasCome = mode === 'add' || values[resource.key] === id
  const now = `${id} ${validFrom} ${product}`
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows these two, not what else is typed
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
