import { Button } from '@ebkit/ui/button'
import type { DateRangeModel } from './dateRangeModel'
import type { DateRangeText } from './strings'

interface OfferProps {
  model: DateRangeModel
  nights: boolean | undefined
  text: DateRangeText
  /** The button is about to disappear: focus needs another place. */
  onTaken: () => void
}

/** If closed days block the range: a button that takes the last possible end for the chosen start. */
export function Offer({ model, nights, text, onTaken }: OfferProps) {
  const end = model.offer()
  if (!end) return null
  return (
    <Button
      kind="text"
      part="offer"
      className="eb-date-range__offer"
      onClick={() => {
        onTaken()
        model.acceptOffer(end)
      }}
    >
      {text(nights ? 'checkOutOn' : 'endOn', { date: end })}
    </Button>
  )
}
