import { Menu, type MenuItem } from '@ebkit/ui/menu'
import type { ScreenPoint } from '../listing/FileListingProps'

/** Something that can be done. */
export interface MenuAction extends MenuItem {
  act: () => void
}

interface ActionMenuProps {
  /** Accessible name. */
  label: string
  /** What cannot be done here is left out. */
  actions: ReadonlyArray<MenuAction | false | '' | undefined>
  point: ScreenPoint
  onClose: () => void
}

/** The menu of an entry or of a folder, where it was asked for. */
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
