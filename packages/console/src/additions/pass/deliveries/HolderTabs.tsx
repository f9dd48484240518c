import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import css from './Deliveries.css'
import type { Holder } from './holdersOf'
import { deliveryStrings } from './strings'

export interface HolderTabsProps {
  holders: readonly Holder[]
  orderNo: string
  /** Key of the delivery that is open. */
  shown: string | undefined
  /** Index of the traveller whose delivery is new. */
  chosen: number
  /** Switches the new delivery to another traveller. Absent: a link leaves this delivery. */
  onChoose?: ((traveller: number) => void) | undefined
}

/** One tab for each holder of an order's passes. */
export function HolderTabs({ holders, orderNo, shown, chosen, onChoose }: HolderTabsProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(deliveryStrings)
  if (holders.length < 2) return null
  return (
    <nav ref={root} className="eb-holder-tabs" aria-label={text('holders')}>
      {holders.map(({ name, delivery, traveller = 0 }, index) => {
        const number = index + 1
        const key = delivery ?? `traveller ${traveller}`
        if (delivery)
          return (
            <a
              key={key}
              href={`#/pass/delivery-edit?id=${encodeURIComponent(delivery)}`}
              aria-current={delivery === shown ? 'page' : undefined}
            >
              {text('holder', { number, name })}
            </a>
          )
        const label = text('newHolder', { number, name })
        return onChoose ? (
          <button
            key={key}
            type="button"
            aria-current={traveller === chosen ? 'page' : undefined}
            onClick={() => onChoose(traveller)}
          >
            {label}
          </button>
        ) : (
          <a key={key} href={`#/pass/delivery-edit?orderNo=${encodeURIComponent(orderNo)}`}>
            {label}
          </a>
        )
      })}
    </nav>
  )
}
