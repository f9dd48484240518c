import type { OfferedAction } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import { verifyRecords } from '@ebkit/core/services/verificationDesk'
import { storeDay } from '@ebkit/rules/dates'
import { ActionQuestion } from '@ebkit/widgets/row-questions'
import { labelOf } from '../../pages/labelOf'
import type { PageProps } from '../../pages/PageProps'
import type { Desk } from './createDesk'
import { deskStrings } from './strings'

const orders = 'ticket-api/ticket-order'

/** The day of an order whose codes need one. */
const reserving = {
  name: 'changeDate',
  label: labelOf(deskStrings, 'reserving'),
  input: [{ name: 'useDate', label: labelOf(deskStrings, 'useDate'), type: 'date', required: true }],
} as const

export interface DeskQuestionsProps {
  desk: Desk
  references: PageProps<'custom'>['references']
  /** The action that undoes verifications; undefined: it is not allowed. */
  revoke: OfferedAction | undefined
  undoing: readonly Row[]
  /** The order whose day is asked for. */
  reserved: string | undefined
  onUndone(): void
  onReserved(): void
}

/** Asks before a verification is undone, and for the day of an order whose codes need one. */
export function DeskQuestions(props: DeskQuestionsProps) {
  const { desk, references, revoke, undoing, reserved, onUndone, onReserved } = props
  return (
    <>
      <ActionQuestion
        resource={verifyRecords}
        references={references}
        acting={
          revoke && undoing.length
            ? { action: revoke, keys: undoing.map(({ verifyId }) => String(verifyId)) }
            : undefined
        }
        onClose={onUndone}
        onDone={() => {
          desk.clear()
          void desk.refresh()
        }}
      />
      <ActionQuestion
        resource={orders}
        references={{}}
        acting={
          reserved ? { action: reserving, keys: [reserved], values: { useDate: storeDay() } } : undefined
        }
        onClose={onReserved}
        onDone={() => void desk.lookAgain()}
      />
    </>
  )
}
