import type { Row } from '@ebkit/core/services/rows'
import { storeDay } from '@ebkit/rules/dates'
import { type Field, labelText, noValue } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { labelOf } from '../../rows/labelOf'
import type { DeskState } from './DeskState'
import { deskStrings } from './strings'
import { isUndoable } from './times'

interface TodaySideProps {
  state: DeskState
  /** The ways of entering codes, with their labels. */
  methods: Field['options']
  canUndo: boolean
  onUndo(rows: readonly Row[]): void
  onAll(): void
  /** Reads the day again. */
  onReload(): void
}

/** What the store has verified today, and the newest verifications. */
export function TodaySide(props: TodaySideProps) {
  const { day, records, dayError } = props.state
  const text = useStrings(deskStrings)
  const describe = useDescribeError()
  const figures: [string, string][] = [
    [text('verifications'), day ? String(day.verifications) : noValue],
    [text('people'), day ? String(day.visitors) : noValue],
    [text('amount'), day ? formatYuan(day.amount) : noValue],
  ]
  return (
    <aside className="eb-desk__side" aria-label={text('today')}>
      <dl className="eb-desk__today">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>
        {text('recent')}
        <Button kind="text" onClick={props.onAll}>
          {text('all')}
        </Button>
      </h2>
      {dayError !== undefined && (
        <div className="eb-desk__none" role="alert">
          {text('todayFailed', { reason: describe(dayError) })}
          <Button kind="text" onClick={props.onReload}>
            {text('retry')}
          </Button>
        </div>
      )}
      {!records && dayError === undefined && <Skeleton rows={6} />}
      {records?.length === 0 && <p className="eb-desk__none">{text('noRecords')}</p>}
      <ol className="eb-desk__records">
        {records?.map((row) => (
          <Entry key={String(row.verifyId)} {...props} row={row} />
        ))}
      </ol>
    </aside>
  )
}

/** `09:05` of today, else the day. */
function shortTime(time: unknown): string {
  const given = String(time ?? '')
  return given.startsWith(storeDay()) ? given.slice(11, 16) : given.slice(5, 10)
}

function Entry({ row, methods, canUndo, onUndo }: TodaySideProps & { row: Row }) {
  const text = useStrings(deskStrings)
  const { locale } = usePlace()
  const isRevoked = row.status === 'REVOKED'
  const method = methods?.find(({ value }) => value === row.verifyType)
  const name = String(labelOf(row, 'ticketProductId') ?? row.code ?? '')
  const facts = [row.holderName, method && labelText(method.label, locale), labelOf(row, 'employeeId')]
  const undone = text('revoked', { time: shortTime(row.revokeTime), reason: String(row.revokeReason ?? '') })
  return (
    <li>
      <time>{shortTime(row.verifyTime)}</time>
      <div>
        {isRevoked ? <s title={name}>{name}</s> : <span title={name}>{name}</span>}
        <p>{isRevoked ? undone : facts.filter(Boolean).join(' · ')}</p>
      </div>
      {canUndo && isUndoable(row, Date.now()) && (
        <Button kind="text" label={`${text('undo')} ${String(row.code ?? '')}`} onClick={() => onUndo([row])}>
          {text('undo')}
        </Button>
      )}
    </li>
  )
}
