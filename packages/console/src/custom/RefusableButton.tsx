import { useStyles } from '@ebkit/ui/styles'
import { Tooltip } from '@ebkit/ui/tooltip'
import type { ReactNode } from 'react'
import css from './RefusableButton.css'

export interface RefusableButtonProps {
  /** Why it cannot be pressed, shown at it. Default: it can. */
  reason: string | undefined
  onClick(): void
  children: ReactNode
}

/** A button that says why it cannot be pressed. It keeps its place among the others, for the keyboard too. */
export function RefusableButton({ reason, onClick, children }: RefusableButtonProps) {
  const root = useStyles<HTMLButtonElement>(css)
  return (
    <Tooltip text={reason}>
      <button
        ref={root}
        type="button"
        className={`eb-button${reason ? ' eb-refusable--refused' : ''}`}
        aria-disabled={!!reason}
        onClick={() => reason === undefined && onClick()}
      >
        {children}
      </button>
    </Tooltip>
  )
}
