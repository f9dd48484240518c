import { Icon } from '@ebkit/ui/icon'
import { arrowDownIcon, arrowUpIcon } from '@ebkit/ui/icons'
import { styleElement } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import css from './ChangeMark.css'
import { changeOf, isGood, shareText } from './change'
import { figureStrings } from './strings'

export interface ChangeMarkProps {
  /** Name of the metric: a rise of refunds is not good news. */
  metric: string
  now: number | null | undefined
  before: number | null | undefined
}

const style = (mark: HTMLElement | null) => styleElement(mark, css)

/** How much a figure has changed: an arrow, a word for screen readers, and a colour for better or worse. */
export function ChangeMark({ metric, now, before }: ChangeMarkProps) {
  const text = useStrings(figureStrings)
  const change = changeOf(now, before)
  if (!change)
    return before === 0 && now ? (
      <span ref={style} className="eb-figure__change">
        {text('newFigure')}
      </span>
    ) : null
  const { direction, share } = change
  const tone =
    direction === 'same'
      ? ''
      : isGood(change, metric)
        ? ' eb-figure__change--good'
        : ' eb-figure__change--bad'
  return (
    <span ref={style} className={`eb-figure__change${tone}`}>
      {direction !== 'same' && <Icon path={direction === 'up' ? arrowUpIcon : arrowDownIcon} />}
      <span className={direction === 'same' ? undefined : 'eb-visually-hidden'}>{text(direction)}</span>
      {direction !== 'same' && shareText(share)}
    </span>
  )
}
