import { Button } from '@ebkit/ui/button'
import { useClosingTime } from '@ebkit/ui/closing-time'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon } from '@ebkit/ui/icons'
import { useRef } from 'react'

/** Milliseconds during which a change can be undone. */
const undoTime = 10_000

export interface UndoToastProps {
  /** What was done; undefined: nothing is shown. */
  said: string | undefined
  undoLabel: string
  onUndo(): void
  /** Its time is over. */
  onClose(): void
}

/** Says what was done, and offers to undo it for ten seconds; longer while the pointer or the focus is on it. */
export function UndoToast({ said, undoLabel, onUndo, onClose }: UndoToastProps) {
  const card = useRef<HTMLDivElement>(null)
  useClosingTime(card, said !== undefined && undoTime, onClose)
  return (
    <div className="eb-custom__undo" role="status">
      {said !== undefined && (
        <div ref={card} className="eb-custom__undo-card">
          <Icon path={circleCheckIcon} />
          <span>{said}</span>
          <Button kind="text" onClick={onUndo}>
            {undoLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
