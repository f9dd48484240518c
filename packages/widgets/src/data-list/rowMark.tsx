import type { PressKeys } from '@ebkit/core/selection'
import type { MouseEvent, ReactNode } from 'react'

interface RowMarkProps {
  id: string
  isSingle: boolean
  isSelected: boolean
  label: string
  onToggle: (id: string, keys: PressKeys) => void
}

/**
 * The check box that selects a row; with Shift, all rows from the one pressed before. Not a component: a page has
 * many.
 */
export function rowMark({ id, isSingle, isSelected, label, onToggle }: RowMarkProps): ReactNode {
  return (
    <label className="eb-checkbox">
      <input
        className="eb-checkbox__box"
        type="checkbox"
        // Belongs to no form, wherever it is rendered.
        form=""
        tabIndex={-1}
        aria-label={label}
        checked={isSelected}
        onClick={(event: MouseEvent) =>
          onToggle(id, isSingle ? { toggle: isSelected } : { toggle: true, shift: event.shiftKey })
        }
        onChange={() => {}}
      />
    </label>
  )
}
