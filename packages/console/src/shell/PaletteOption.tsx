import { Icon } from '@ebkit/ui/icon'
import { marked } from './marked'
import type { PaletteChoice } from './paletteChoices'

export interface PaletteOptionProps {
  id: string
  choice: PaletteChoice
  /** Its words are marked in the title. */
  search: string
  isActive: boolean
  onPoint(): void
  onChoose(): void
}

/** A page or a row that was found. */
export function PaletteOption({ id, choice, search, isActive, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      className="eb-palette__option"
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon path={choice.icon} />
      <b>
        {marked(choice.title, search).map(({ part, isMarked, at }) =>
          isMarked ? <mark key={at}>{part}</mark> : part,
        )}
      </b>
      <small>{choice.about}</small>
    </div>
  )
}
