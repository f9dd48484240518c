import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { applicationIcon } from '../menu/applicationIcons'
import css from './MenuDrawer.css'
import railCss from './Rail.css'
import { SideMenu } from './SideMenu'
import type { SideMenuProps } from './SideMenuProps'
import { shellStrings } from './strings'
import { useShortName } from './useShortName'

export interface MenuDrawerProps extends Omit<SideMenuProps, 'place'> {
  /** Shows the menu of another application. */
  onChoose(id: string): void
  onClose(): void
}

/** On a phone: the applications, and the menu of one. */
export function MenuDrawer({ onChoose, ...side }: MenuDrawerProps) {
  const root = useStyles<HTMLDivElement>(railCss, css)
  const text = useStrings(shellStrings)
  const shortName = useShortName()
  return (
    <div ref={root} className="eb-menu-drawer">
      <Dialog open label={text('applications')} closeLabel={text('closeMenu')} onClose={side.onClose}>
        <div className="eb-menu-drawer__content">
          <div className="eb-menu-drawer__applications">
            {side.menu.map((application) => (
              <button
                key={application.id}
                type="button"
                className={`eb-rail__application${application === side.application ? ' eb-rail__application--chosen' : ''}`}
                aria-current={application === side.application ? 'true' : undefined}
                onClick={() => onChoose(application.id)}
              >
                <Icon path={applicationIcon(application.icon)} />
                <span>{shortName(application)}</span>
              </button>
            ))}
          </div>
          <SideMenu {...side} place="inside" />
        </div>
      </Dialog>
    </div>
  )
}
