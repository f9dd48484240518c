import type { DeskCode } from '@ebkit/core/services/verificationDesk'
import { noValue } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { checkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { NumberInput } from '@ebkit/widgets/number-input'
import type { Desk } from './createDesk'
import type { DeskState, ShownCodes } from './DeskState'
import { grouped } from './entry'
import { isByPerson, usableOf } from './found'
import { obstacleIcon } from './obstacleIcon'
import { type DeskText, obstacleLead } from './obstacleTexts'
import { Picture } from './Picture'
import { ResultHead } from './ResultHead'
import { deskStrings } from './strings'
import { VerifyButton } from './VerifyButton'

export interface CodesResultProps {
  desk: Desk
  state: DeskState
  shown: ShownCodes
  canVerify: boolean
  /** Reserves today for the order of a code. */
  onReserve(platformOrderId: string): void
}

/** A code with its order, or the codes of a phone or order. */
export function CodesResult(props: CodesResultProps) {
  const { shown } = props
  const text = useStrings(deskStrings)
  const [first] = shown.codes
  if (!first) return null
  const isCode = shown.as === 'code'
  const usable = usableOf(shown.codes)
  const obstacle = isCode ? first.obstacle : null
  return (
    <section className={`eb-desk__result eb-desk__result--${obstacle ? 'danger' : 'success'}`}>
      {obstacle ? (
        <ResultHead
          tone="danger"
          icon={obstacleIcon(obstacle)}
          word={text(obstacle.code)}
          lead={obstacleLead(text, obstacle)}
        />
      ) : (
        <ResultHead
          tone="success"
          icon={checkIcon}
          word={isCode ? text('can') : text('found', { count: usable.length })}
          lead={isCode ? text('canLead') : grouped(shown.entered)}
        >
          {isCode && <span className="eb-desk__code">{grouped(first.code)}</span>}
        </ResultHead>
      )}
      {isCode && <CodeFacts code={first} />}
      <Orders {...props} />
      {obstacle?.code === 'needs-reservation' && first.isOwn && (
        <footer className="eb-desk__foot">
          <Button kind="primary" onClick={() => props.onReserve(first.platformOrderId)}>
            {text('reserveToday')}
          </Button>
        </footer>
      )}
      {!obstacle && usable.length > 0 && <Foot {...props} most={usable.length} />}
    </section>
  )
}

const validity = (text: DeskText, { validStart, validEnd }: DeskCode) =>
  validStart && validEnd
    ? text('validRange', { from: validStart, until: validEnd })
    : text('validUntil', { until: validEnd ?? noValue })

function storesText(text: DeskText, { stores }: DeskCode): string {
  const [first = noValue] = stores
  return stores.length > 1 ? text('storesMore', { first, count: stores.length }) : first
}

function CodeFacts({ code }: { code: DeskCode }) {
  const text = useStrings(deskStrings)
  const facts: [string, string | null | undefined, string?][] = [
    [text('spec'), code.specName],
    [text('holder'), [code.holderName, code.idCard].filter(Boolean).join(' ')],
    [text('valid'), validity(text, code)],
    [text('phone'), code.holderPhone],
    [text('stores'), storesText(text, code), code.stores.join(text('between'))],
    [text('order'), code.platformOrderId],
  ]
  return (
    <div className="eb-desk__facts">
      <Picture src={code.coverImage} alt="" />
      <div>
        <h3>
          <span>{code.productName}</span>
          {typeof code.sharePrice === 'number' && (
            <b>
              {formatYuan(code.sharePrice)} <small>{text('perPiece')}</small>
            </b>
          )}
        </h3>
        <dl>
          {facts.map(([name, value, title]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd title={title}>{value || noValue}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** The codes of each order, with boxes for those that can be verified. */
function Orders({ desk, shown, state, canVerify }: CodesResultProps) {
  const text = useStrings(deskStrings)
  const orders = groupsOf(shown.codes)
  if (shown.as === 'code' && shown.codes.length < 2) return null
  const isBlocked =
    state.status === 'verifying' || !canVerify || (shown.as === 'code' && !!shown.codes[0]?.obstacle)
  return orders.map(([order, codes]) => (
    <fieldset key={order} className="eb-desk__order">
      <legend>
        {shown.as === 'code'
          ? text('sameOrder', { count: codes.length })
          : text('orderCodes', { order, count: codes.length })}
        {shown.as !== 'code' && <b>{codes[0]?.productName}</b>}
        {codes.some(({ isRealName }) => isRealName) && <em>{text('visitors')}</em>}
      </legend>
      {codes.map((code) => (
        <Checkbox
          key={code.ticketCodeId}
          checked={shown.ticked.includes(code.ticketCodeId)}
          disabled={isBlocked || !!code.obstacle}
          onChange={(isTicked) => desk.tick(code.ticketCodeId, isTicked)}
        >
          <span className="eb-desk__last">{code.isRealName ? code.holderName : code.code.slice(-4)}</span>
          {code.isRealName && <span className="eb-desk__id">{code.idCard ?? code.code.slice(-4)}</span>}
          {code.obstacle && <span className="eb-desk__why">{text(code.obstacle.code)}</span>}
        </Checkbox>
      ))}
    </fieldset>
  ))
}

function groupsOf(codes: readonly DeskCode[]): [string, DeskCode[]][] {
  const groups = new Map<string, DeskCode[]>()
  for (const code of codes) {
    const group = groups.get(code.platformOrderId) ?? []
    group.push(code)
    groups.set(code.platformOrderId, group)
  }
  return [...groups]
}

function Foot({ desk, state, shown, most, canVerify }: CodesResultProps & { most: number }) {
  const text = useStrings(deskStrings)
  const count = shown.ticked.length
  return (
    <footer className="eb-desk__foot">
      {!isByPerson(shown.codes) && most > 1 && (
        <>
          <span className="eb-desk__label">{text('count')}</span>
          <NumberInput
            label={text('count')}
            min={1}
            max={most}
            valueAsNumber={count}
            onChange={({ value }) => value !== null && desk.setCount(value)}
          />
          <span className="eb-desk__most">{text('most', { count: most })}</span>
        </>
      )}
      <VerifyButton
        desk={desk}
        state={state}
        canVerify={canVerify}
        isReady={count > 0}
        label={count > 1 ? text('verifyCount', { count }) : text('verify')}
      />
    </footer>
  )
}
