import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStrings } from '@ebkit/widgets/environment'
import { CardResult } from './CardResult'
import { CodesResult } from './CodesResult'
import { cardStrings } from './cardStrings'
import type { Desk } from './createDesk'
import type { DeskState } from './DeskState'
import { DoneResult } from './DoneResult'
import { EntryField } from './EntryField'
import { PastEntries } from './PastEntries'
import { FailedResult, NothingResult } from './ProblemResult'
import { deskStrings } from './strings'
import { TodaySide } from './TodaySide'
import { isUndoable } from './times'

interface VerifyTabProps {
  desk: Desk
  state: DeskState
  resources: ConsolePage['resources']
  canVerify: boolean
  canUndo: boolean
  onUndo(rows: readonly Row[]): void
  onAll(): void
  onReserve(platformOrderId: string): void
}

/** The field and its result, and beside them the day. */
export function VerifyTab(props: VerifyTabProps) {
  const { desk, state, resources } = props
  const methods = resources.ticketVerifyRecord?.fields.find(({ name }) => name === 'verifyType')?.options
  return (
    <div className="eb-desk">
      <div className="eb-desk__work">
        <EntryField desk={desk} state={state} />
        <Result {...props} />
        <PastEntries desk={desk} past={state.past} />
      </div>
      <TodaySide {...props} methods={methods} onReload={() => void desk.refresh()} />
    </div>
  )
}

const isCardState = (status: string): status is keyof typeof cardStrings.texts.zh =>
  Object.hasOwn(cardStrings.texts.zh, status)

function Result(props: VerifyTabProps) {
  const { desk, state, canUndo, onUndo } = props
  const text = useStrings(deskStrings)
  const cardText = useStrings(cardStrings)
  const { shown } = state
  if (state.status === 'looking')
    return (
      <div aria-busy="true" role="status" aria-label={text('looking')}>
        <Skeleton rows={4} />
      </div>
    )
  switch (shown?.kind) {
    case 'codes':
      return <CodesResult {...props} shown={shown} />
    case 'card':
      return (
        <CardResult
          {...props}
          shown={shown}
          statusText={(status) => (isCardState(status) ? cardText(status) : status)}
        />
      )
    case 'nothing':
      return <NothingResult shown={shown} />
    case 'failed':
      return <FailedResult shown={shown} onRetry={() => void desk.retry()} />
    case 'done': {
      const rows = state.records?.filter(
        (row) => shown.codes.includes(String(row.code)) && isUndoable(row, Date.now()),
      )
      return <DoneResult shown={shown} onUndo={canUndo && rows?.length ? () => onUndo(rows) : undefined} />
    }
    default:
      return null
  }
}
