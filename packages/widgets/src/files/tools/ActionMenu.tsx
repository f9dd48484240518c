import { Menu, type MenuItem } from '@ebkit/ui/menu'
import type { ScreenPoint } from '../listing/FileListingProps'

/** An action of the menu. */
export interface MenuAction extends MenuItem {
  act: () => void
}

interface ActionMenuProps {
  /** Accessible name. */
  label: string
  /** Actions that are not possible here are left out. */
  actions: ReadonlyArray<MenuAction | false | '' | undefined>
  point: ScreenPoint
  onClose: () => void
}

/** The menu of an entry or folder, at the position of the click. */
export function ActionMenu({ label, actions, point, onClose }: ActionMenuProps) {
  const items = actions.filter((action): action is MenuAction => !!action)
  return (
    <Menu
      label={label}
      items={items}
      at={point}
      onClose={onClose}
      onChoose={(id) => items.find((item) => item.id === id)?.act()}
    />
  )
}
