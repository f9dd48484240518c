import { Icon } from '@ebkit/ui/icon'
import { useStyles } from '@ebkit/ui/styles'
import { goThroughChoices, tabStop } from '../bar/goThroughChoices'
import css from './ViewSwitch.css'

export interface ViewSwitchProps<View extends string> {
  views: readonly { readonly value: View; readonly label: string; readonly icon?: string }[]
  value: View
  /** Accessible name. */
  label: string
  onChange(view: View): void
}

/** Chooses between views of the same rows. Tab reaches one of them, arrows the others. */
export function ViewSwitch<View extends string>({ views, value, label, onChange }: ViewSwitchProps<View>) {
  const root = useStyles<HTMLDivElement>(css)
  const values = views.map((view) => view.value)
  return (
    <div ref={root} className="eb-view-switch" role="toolbar" aria-label={label} onKeyDown={goThroughChoices}>
      {views.map((view, index) => (
        <button
          key={view.value}
          type="button"
          tabIndex={tabStop(values, value, index)}
          aria-pressed={view.value === value}
          onClick={() => view.value === value || onChange(view.value)}
        >
          {view.icon && <Icon path={view.icon} />}
          {view.label}
        </button>
      ))}
    </div>
  )
}
