import { MenuButton, type MenuButtonProps } from '@ebkit/ui/menu'
import { useStyles } from '@ebkit/ui/styles'
import css from './BarMenu.css'

/** A menu of the top bar: its button has no outline, and the checked item has the initial focus. */
export function BarMenu({ className = '', ...menu }: MenuButtonProps) {
  const root = useStyles<HTMLDivElement>(css)
  return (
    <div ref={root} className={`eb-bar-menu ${className}`}>
      <MenuButton isText atChecked className="eb-bar-menu__opener" {...menu} />
    </div>
  )
}
