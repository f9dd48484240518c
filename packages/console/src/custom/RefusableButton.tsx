import { useStyles } from '@ebkit/ui/styles'
import { Tooltip } from '@ebkit/ui/tooltip'
import type { ReactNode } from 'react'
import css from './RefusableButton.css'

export interface RefusableButtonProps {
  /** Why it cannot be pressed, shown at the button. Undefined: it can. */
  reason: string | undefined
  /** The primary button of the page. Default: a secondary one. */
  isPrimary?: boolean
  /** Its action is running. Default: it is not. */
  busy?: boolean
  onClick(): void
  children: ReactNode
}

/** A button that says why it cannot be pressed. It stays focusable, so that the reason can be reached by keyboard. */
export function RefusableButton({ reason, isPrimary, busy, onClick, children }: RefusableButtonProps) {
  const root = useStyles<HTMLButtonElement>(css)
  return (
    <Tooltip text={reason}>
      <button
        ref={root}
        type="button"
        className={`eb-button${isPrimary ? ' eb-button--primary' : ''}${reason ? ' eb-refusable--refused' : ''}`}
        aria-disabled={!!reason}
        aria-busy={busy}
        onClick={() => reason === undefined && !busy && onClick()}
      >
        {busy && <span className="eb-button__spinner" />}
        {children}
      </button>
    </Tooltip>
  )
}
