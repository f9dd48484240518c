import { Icon } from '@ebkit/ui/icon'
import { layoutGridIcon, listIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../../environment'
import { toolStrings } from './toolStrings'
import css from './ViewSwitch.css'

export interface ViewSwitchProps {
  view: 'grid' | 'list'
  onView: (view: 'grid' | 'list') => void
}

const icons = { grid: layoutGridIcon, list: listIcon }

/** Tiles or rows. @spec W-EXP-3 */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const text = useStrings(toolStrings)
  const element = useStyles<HTMLDivElement>(css)
  return (
    // biome-ignore lint/a11y/useSemanticElements: contains no form fields
    <div ref={element} className="eb-view-switch" role="group" aria-label={text('view')}>
      {(['grid', 'list'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className="eb-view-switch__choice"
          part={`${choice}-view`}
          aria-label={text(`${choice}View`)}
          title={text(`${choice}View`)}
          aria-pressed={view === choice}
          onClick={() => onView(choice)}
        >
          <Icon path={icons[choice]} />
        </button>
      ))}
    </div>
  )
}
