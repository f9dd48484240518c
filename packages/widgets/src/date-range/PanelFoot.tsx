import { Button } from '@ebkit/ui/button'
import { useRef } from 'react'
import { lengthOf } from '../calendar/limits'
import { shownRange } from './dateRangeModel'
import { Offer } from './Offer'
import type { PanelContentProps } from './panelProps'
import type { PanelText } from './usePanelText'

export interface PanelFootProps extends PanelContentProps {
  words: PanelText
}

/** The selected length or the error, and the buttons. @spec W-DATE-3 */
export function PanelFoot(foot: PanelFootProps) {
  const { model, state, props, text, words, isNarrow } = foot
  const element = useRef<HTMLDivElement>(null)
  const problem = state.refused ?? state.problem
  return (
    <div ref={element} tabIndex={-1} className="eb-date-range__foot">
      <p className={`eb-date-range__status ${problem ? 'eb-date-range__status--wrong' : ''}`} role="status">
        {problem ? text(problem.code, problem) : summaryOf(foot)}
      </p>
      <Offer model={model} nights={props.nights} text={text} onTaken={() => element.current?.focus()} />
      {!isNarrow && (
        <>
          <Button kind="text" className="eb-date-range__button" onClick={model.clear}>
            {text('clear')}
          </Button>
          <Button className="eb-date-range__button" onClick={model.cancel}>
            {words('cancel')}
          </Button>
        </>
      )}
      <button
        type="button"
        className="eb-button eb-button--primary eb-date-range__button"
        part="apply"
        disabled={!model.canApply()}
        title={model.canApply() ? undefined : text('incomplete')}
        onClick={model.apply}
      >
        {words('apply')}
      </button>
    </div>
  )
}

function summaryOf({ model, state, props, words, isNarrow }: PanelFootProps) {
  const { nights, most } = model.limits()
  const { start, end, isPreview } = nights ? shownRange(state) : { ...state.draft, isPreview: false }
  if (props.openEnds && !start !== !end) return words(start ? 'mayPickEnd' : 'mayPickStart')
  if (!start) return words(nights ? 'pickCheckIn' : 'pickStart')
  if (!end) return words(nights ? 'pickCheckOut' : 'pickEnd')
  const count = lengthOf(start, end, nights)
  const unitOf = (number: number) => words(`${nights ? 'night' : 'day'}${number === 1 ? '' : 's'}`)
  const unit = unitOf(count)
  if (isNarrow) return words('narrow', { start: start.slice(5), end: end.slice(5), count, unit })
  const limit = most < 1e6 ? words('most', { count: most, unit: unitOf(most) }) : ''
  // Emphasises the number.
  const [before, after] = words(isPreview ? 'staying' : 'chosen', { count: '|', unit, most: limit }).split(
    '|',
  )
  return (
    <>
      {before}
      <b>{count}</b>
      {after}
    </>
  )
}
