import type { MenuApplication } from '../menu/Menu'

export interface SideMenuProps {
  menu: readonly MenuApplication[]
  application: MenuApplication | undefined
  /** Path of the page that is shown. */
  shown: string
  favourites: readonly string[]
  onToggleFavourite(address: string): void
  /** `column`: beside the rail; `over`: over the page; `inside`: in a drawer with its own close button. */
  place: 'column' | 'over' | 'inside'
  /** Folds or unfolds it. */
  onFold?(): void
  onClose?(): void
}
