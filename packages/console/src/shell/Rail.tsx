import { Icon } from '@ebkit/ui/icon'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { Logo } from '../Logo'
import { applicationIcon } from '../menu/applicationIcons'
import type { MenuApplication } from '../menu/Menu'
import css from './Rail.css'
import { shellStrings } from './strings'
import { useShortName } from './useShortName'

export interface RailProps {
  menu: readonly MenuApplication[]
  /** Id of the application whose menu is shown. */
  chosen: string | undefined
  onChoose(id: string): void
}

/** The applications, at the edge of the window. */
export function Rail({ menu, chosen, onChoose }: RailProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(shellStrings)
  const shortName = useShortName()
  return (
    <nav ref={root} className="eb-rail" aria-label={text('applications')}>
      <a className="eb-rail__logo" href="#/dashboard" aria-label={text('home')}>
        <Logo size={26} onRail />
      </a>
      {menu.map((application) => (
        <button
          key={application.id}
          type="button"
          className={`eb-rail__application${application.id === chosen ? ' eb-rail__application--chosen' : ''}`}
          title={application.title}
          aria-current={application.id === chosen ? 'true' : undefined}
          onClick={() => onChoose(application.id)}
        >
          <Icon path={applicationIcon(application.icon)} />
          <span>{shortName(application)}</span>
        </button>
      ))}
    </nav>
  )
}
