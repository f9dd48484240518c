import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { FormAdditionProps } from '../Addition'
import { SavedPicture } from '../SavedPicture'
import css from './CardPreview.css'
import { ticketAdditionStrings } from './strings'

type Values = FormAdditionProps['values']

/** The face of a card with its name and validity, as typed. */
export function CardPreview({ values }: FormAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(ticketAdditionStrings)
  const { cardName, cardFace, cardMode, totalTimes } = values
  const counts = cardMode !== 'period' && !!totalTimes
  return (
    <figure ref={root} className="eb-card-preview">
      <figcaption>{text('preview')}</figcaption>
      <div className="eb-card-preview__face">
        {typeof cardFace === 'string' && cardFace && <SavedPicture key={cardFace} saved={cardFace} />}
        <div className="eb-card-preview__text">
          <strong>{String(cardName || text('cardName'))}</strong>
          <span>{useValidity(values)}</span>
          {counts && <span>{text('times', { times: String(totalTimes) })}</span>}
        </div>
      </div>
    </figure>
  )
}

/** How long the card is valid, in words. */
function useValidity({ validType, validDays, validRange, activateType }: Values): string {
  const text = useStrings(ticketAdditionStrings)
  const { start, end } = Object(validRange) as { start?: string; end?: string }
  if (validType === 'range') return start && end ? text('range', { start, end }) : text('noValidity')
  if (!validDays) return text('noValidity')
  return text(activateType === 'buy' ? 'fromBuying' : 'fromActivation', { days: String(validDays) })
}
