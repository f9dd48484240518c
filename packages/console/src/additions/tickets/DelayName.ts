import type { Translator } from '@ebkit/core/locale'
import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import type { FormAdditionProps } from '../Addition'
import { choiceStrings } from './choiceStrings'

/** The default name of a task, after the product of its order. */
function nameOf(product: unknown, longest: number, text: Translator<'delayName'>): string {
  const room = longest - text('delayName', { product: '' }).length
  return text('delayName', { product: [...String(product)].slice(0, room).join('') })
}

/** Names a task after the product of the chosen order, unless the user has typed another name. */
export function DelayName({ resource, values, setValue }: FormAdditionProps) {
  const { http } = useEnvironment()
  const text = useStrings(choiceStrings)
  const own = useRef('')
  const newest = useRef(values)
  newest.current = values
  const { platformOrderId } = values
  const longest = resource.fields.find(({ name }) => name === 'delayName')?.maxLength ?? 30
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order
  useEffect(() => {
    if (typeof platformOrderId !== 'string' || !platformOrderId) return
    const stop = new AbortController()
    createRowService(http)
      .read('ticket-api/ticket-order', { platformOrderId }, stop.signal)
      .then(
        ({ productName }) => {
          const { delayName } = newest.current
          if (stop.signal.aborted || (delayName && delayName !== own.current)) return
          own.current = nameOf(productName, longest, text)
          setValue('delayName', own.current)
        },
        () => {
          // The user can type the name.
        },
      )
    return () => stop.abort()
  }, [platformOrderId])
  return null
}
