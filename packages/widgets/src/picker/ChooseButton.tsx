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
  /** Why the row cannot be chosen, for people. */
  reason: string | undefined
  onToggle(): void
  /** Pressed with Shift. */
  onRange(): void
}

/**
 * Chooses a row or takes it back. Where the row cannot be chosen it says why, and does nothing: it keeps its place in
 * the order of Tab, so that the reason is read out.
 *
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
  // In Firefox the click of a key tells of no Shift.
  const isShifted = useRef(false)
  const note = ({ shiftKey }: KeyboardEvent) => {
    isShifted.current = shiftKey
  }
  // What it would do now is said once the pointer has left: it rests there after the press that chose the row.
  const [isFresh, setFresh] = useState(false)
  const press = ({ shiftKey, detail }: MouseEvent) => {
    // The second press of a double press would undo what the first one did.
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
