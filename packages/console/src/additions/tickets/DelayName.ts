import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import type { FormAdditionProps } from '../Addition'

/** What a task is called that nobody has named: by the product of its order. */
const nameOf = (product: unknown, longest: number) => {
  const end = ' 延期'
  return [...String(product)].slice(0, longest - end.length).join('') + end
}

/** Names a task after the product of the chosen order, while no other name was typed. */
export function DelayName({ resource, values, setValue }: FormAdditionProps) {
  const { http } = useEnvironment()
  const own = useRef('')
  const newest = useRef(values)
  newest.current = values
  const { platformOrderId } = values
  const longest = resource.fields.find(({ name }) => name === 'delayName')?.maxLength ?? 30
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (typeof platformOrderId !== 'string' || !platformOrderId) return
    const stop = new AbortController()
    createRowService(http)
      .read('ticket-api/ticket-order', { platformOrderId }, stop.signal)
      .then(
        ({ productName }) => {
          const { delayName } = newest.current
          if (stop.signal.aborted || (delayName && delayName !== own.current)) return
          own.current = nameOf(productName, longest)
          setValue('delayName', own.current)
        },
        () => {
          // It can be typed.
        },
      )
    return () => stop.abort()
  }, [platformOrderId])
  return null
}
