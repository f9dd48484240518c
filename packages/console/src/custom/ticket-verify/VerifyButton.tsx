import { SubmitButton } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { ticketCheckIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { Desk } from './createDesk'
import type { DeskState } from './DeskState'
import { deskStrings } from './strings'

interface VerifyButtonProps {
  desk: Desk
  state: DeskState
  canVerify: boolean
  /** Something is chosen. */
  isReady: boolean
  label: string
}

/** Verifies what is chosen. It waits for the answer, for three seconds at most. @spec W-BTN-1 W-BTN-2 */
export function VerifyButton({ desk, state, canVerify, isReady, label }: VerifyButtonProps) {
  const text = useStrings(deskStrings)
  if (!canVerify) return <span className="eb-desk__most">{text('noRight')}</span>
  return (
    <>
      {!isReady && <span className="eb-desk__most">{text('tickOne')}</span>}
      <span className="eb-desk__verify">
        <SubmitButton
          blocked={state.isLocked}
          busy={state.status === 'verifying'}
          status={state.status === 'verifying' ? text('verifying') : ''}
          onClick={() => void desk.verify()}
        >
          <Icon path={ticketCheckIcon} />
          {label}
          <kbd>Enter</kbd>
        </SubmitButton>
      </span>
    </>
  )
}
