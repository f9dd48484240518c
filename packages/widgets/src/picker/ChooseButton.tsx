import { Icon } from '@ebkit/ui/icon'
import { checkIcon, lockIcon } from '@ebkit/ui/icons'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { strings } from './strings'

export interface ChooseButtonProps {
  name: string
  isChosen: boolean
  /** Chosen means that the rule includes it. */
  isRule?: boolean
  /** The displayed reason why the row cannot be chosen. */
  reason: string | undefined
  onToggle(): void
  /** Pressed with Shift. */
  onRange(): void
}

/**
 * Chooses or removes a row. If the row cannot be chosen, it shows the reason and does nothing, but stays in the Tab
 * order, so that the reason is announced.
 * @spec W-PICK-14
 */
export function ChooseButton({ name, isChosen, isRule, reason, onToggle, onRange }: ChooseButtonProps) {
  const text = useStrings(strings)
  const words = isRule
    ? isChosen
      ? [text('included'), text('exclude')]
      : [text('excluded')]
    : isChosen
      ? [text('chosen'), text('cancel')]
      : [text('choose')]
  const isBlocked = reason !== undefined && !isChosen
  // In Firefox the click of a key does not report Shift.
  const isShifted = useRef(false)
  const note = ({ shiftKey }: KeyboardEvent) => {
    isShifted.current = shiftKey
  }
  // The text changes to the opposite action only after the pointer has left: it is still over the button after the
  // press that chose the row.
  const [isFresh, setFresh] = useState(false)
  const press = ({ shiftKey, detail }: MouseEvent) => {
    // The second press of a double click would undo the first.
    if (isBlocked || detail > 1) return
    setFresh(detail > 0)
    if (shiftKey || (!detail && isShifted.current)) onRange()
    else onToggle()
  }
  return (
    <button
      type="button"
      className={`eb-button eb-picker__choose ${isBlocked ? 'eb-picker__choose--blocked' : ''}`}
      part="choose"
      aria-pressed={isBlocked ? undefined : isChosen}
      aria-disabled={isBlocked || undefined}
      aria-label={isBlocked ? text('blocked', { name, reason }) : `${words[0]} ${name}`}
      onKeyDown={note}
      onKeyUp={note}
      onClick={press}
      onPointerLeave={() => setFresh(false)}
      data-fresh={isFresh || undefined}
    >
      {isBlocked ? (
        <>
          <Icon path={lockIcon} />
          {reason}
        </>
      ) : isChosen ? (
        <>
          <span>
            <Icon path={checkIcon} />
            {words[0]}
          </span>
          <span>{words[1]}</span>
        </>
      ) : (
        words[0]
      )}
    </button>
  )
}
