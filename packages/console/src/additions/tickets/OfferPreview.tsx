import { formatYuan } from '@ebkit/rules/products'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useObjectAddress } from '@ebkit/widgets/object-address'
import { daysAndClock } from '../../list/remainingTime'
import type { FormAdditionProps } from '../Addition'
import css from './OfferPreview.css'
import { ticketAdditionStrings } from './strings'

interface Offer {
  readonly title?: string | undefined
  readonly upSellPrice?: number | undefined
  readonly image?: string | undefined
}

/** What a guest sees of an upsell plan on a phone. */
export function OfferPreview({ values }: FormAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(ticketAdditionStrings)
  const offers = (Array.isArray(values.offers) ? values.offers : []) as readonly Offer[]
  const minutes = Number(values.countdownMinutes) || 0
  return (
    <figure ref={root} className="eb-offer-preview">
      <figcaption>{text('preview')}</figcaption>
      <div className="eb-offer-preview__phone">
        <strong>{String(values.headline || text('headline'))}</strong>
        {minutes > 0 && (
          <p data-urgent="">{text('offerEnds', { time: daysAndClock(minutes * 60_000).clock })}</p>
        )}
        {!offers.length && <p>{text('noOffer')}</p>}
        <ul>
          {offers.map((offer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: offers in a form have no other key
            <li key={index}>
              {offer.image ? (
                <Picture key={offer.image} saved={offer.image} />
              ) : (
                <i className="eb-offer-preview__picture" />
              )}
              <span>{offer.title || text('offerTitle')}</span>
              <b>{offer.upSellPrice === undefined ? text('offerPrice') : formatYuan(offer.upSellPrice)}</b>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}

function Picture({ saved }: { saved: string }) {
  const { address, onFail } = useObjectAddress({ saved })
  return <img className="eb-offer-preview__picture" src={address} alt="" onError={onFail} />
}
