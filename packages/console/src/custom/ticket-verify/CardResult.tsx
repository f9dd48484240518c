import type { DeskRight } from '@ebkit/core/services/verificationDesk'
import { noValue } from '@ebkit/rules/fields'
import { checkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { NumberInput } from '@ebkit/widgets/number-input'
import { useId } from 'react'
import type { Desk } from './createDesk'
import type { DeskState, ShownCard } from './DeskState'
import { grouped } from './entry'
import { obstacleOf } from './found'
import { obstacleIcon } from './obstacleIcon'
import { obstacleLead } from './obstacleTexts'
import { Picture } from './Picture'
import { ResultHead } from './ResultHead'
import { deskStrings } from './strings'
import { VerifyButton } from './VerifyButton'

interface CardResultProps {
  desk: Desk
  state: DeskState
  shown: ShownCard
  canVerify: boolean
  /** The text of a state of the card. */
  statusText(status: string): string
}

/** A card: its holder, what is left of it, which right is used and by how many people. */
export function CardResult(props: CardResultProps) {
  const { desk, state, shown, canVerify } = props
  const text = useStrings(deskStrings)
  const found = obstacleOf(shown)
  const obstacle = found && { ...found, status: found.status && props.statusText(found.status) }
  const most = shown.card.rights[shown.right]?.mostPersons ?? 1
  return (
    <section className={`eb-desk__result eb-desk__result--${obstacle ? 'danger' : 'success'}`}>
      <ResultHead
        tone={obstacle ? 'danger' : 'success'}
        icon={obstacle ? obstacleIcon(obstacle) : checkIcon}
        word={text(obstacle ? obstacle.code : 'can')}
        lead={obstacle ? obstacleLead(text, obstacle) : (shown.card.cardName ?? '')}
      >
        <span className="eb-desk__code">{grouped(shown.card.cardNo)}</span>
      </ResultHead>
      <CardFacts shown={shown} />
      {!shown.card.obstacle && <Rights {...props} />}
      {!obstacle && (
        <footer className="eb-desk__foot">
          <span className="eb-desk__label">{text('persons')}</span>
          <NumberInput
            label={text('persons')}
            min={1}
            max={most}
            valueAsNumber={shown.persons}
            onChange={({ value }) => value !== null && desk.setPersons(value)}
          />
          <span className="eb-desk__most">{text('mostPersons', { count: most })}</span>
          <VerifyButton
            {...{ desk, state, canVerify }}
            isReady
            label={text('useCard', { count: shown.persons })}
          />
        </footer>
      )}
    </section>
  )
}

function CardFacts({ shown: { card } }: Pick<CardResultProps, 'shown'>) {
  const text = useStrings(deskStrings)
  const { remainDays, remainTimes, startDate, endDate } = card
  const facts: [string, string][] = [
    [text('daysLeft'), typeof remainDays === 'number' ? text('days', { count: remainDays }) : noValue],
    [
      text('timesLeft'),
      typeof remainTimes === 'number' ? text('times', { count: remainTimes }) : text('unlimited'),
    ],
    [text('valid'), endDate ? text('validRange', { from: startDate ?? noValue, until: endDate }) : noValue],
    [text('phone'), card.holderPhone ?? noValue],
  ]
  const name = card.holderName ?? noValue
  return (
    <div className="eb-desk__facts">
      <Picture
        src={card.facePhoto}
        alt={text('face', { name })}
        otherwise={
          <span className="eb-desk__no-face" aria-hidden="true">
            {[...name][0]}
          </span>
        }
      />
      <div>
        <h3>
          <span>{name}</span>
        </h3>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

function Rights({ desk, state, shown }: CardResultProps) {
  const text = useStrings(deskStrings)
  const name = useId()
  const { rights } = shown.card
  if (rights.length < 2 && !rights[0]?.rightName) return null
  const note = ({ left, obstacle }: DeskRight) =>
    obstacle
      ? text(obstacle.code)
      : typeof left === 'number'
        ? text('rightLeft', { count: left })
        : text('unlimited')
  return (
    <fieldset className="eb-desk__order eb-desk__rights">
      <legend>{text('right')}</legend>
      {rights.map((right, index) => (
        <label key={right.rightName} className="eb-desk__right">
          <input
            type="radio"
            name={name}
            checked={shown.right === index}
            disabled={!!right.obstacle || state.status === 'verifying'}
            onChange={() => desk.chooseRight(index)}
          />
          <b>{right.rightName}</b>
          <span>{[right.productName, note(right)].filter(Boolean).join(' · ')}</span>
        </label>
      ))}
    </fieldset>
  )
}
