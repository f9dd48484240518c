import { isComposing } from '@ebkit/ui/composition'
import { moveActive } from '@ebkit/ui/list-box'
import { submitFormOf } from '@ebkit/ui/submit-form'
import type { KeyboardEvent } from 'react'
import type { SuggestState } from './useSuggest'

export interface SuggestActions {
  /** Chooses a suggestion as the text. */
  choose: (index: number) => void
  /** Confirms the text. */
  commit: () => void
  /** Clears the text. */
  clear: () => void
}

/**
 * The keys of an editable combobox, as in the ARIA Authoring Practices. Esc on an open list is handled by its box.
 */
export function suggestKeys(state: SuggestState, { choose, commit, clear }: SuggestActions) {
  const { value, options, isOpen, active, setActive, show, close } = state

  function arrow(key: string, isAlt: boolean): void {
    const isDown = key === 'ArrowDown'
    const end = isDown ? 0 : Number.POSITIVE_INFINITY
    if (!isOpen) {
      if (isAlt && !isDown) return
      show(value, true)
      if (!isAlt) setActive(end)
    } else if (isAlt) {
      if (!isDown) close()
    } else {
      // Wraps around.
      const next = moveActive(options, active, key) ?? -1
      setActive(next === active ? end : next)
    }
  }

  return (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key, altKey } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (isArrow) arrow(key, altKey)
    else if (isOpen && /^Page(Up|Down)$/.test(key)) setActive(moveActive(options, active, key) ?? -1)
    else if (key === 'Enter' && active >= 0) choose(active)
    else if (key === 'Escape' && value) clear()
    else {
      if (key === 'Enter') {
        commit()
        submitFormOf(event.currentTarget)
      } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(-1)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
