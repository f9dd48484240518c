import { Icon } from '@ebkit/ui/icon'
import { useStyles } from '@ebkit/ui/styles'
import css from './ViewSwitch.css'

export interface ViewSwitchProps<View extends string> {
  views: readonly { readonly value: View; readonly label: string; readonly icon?: string }[]
  value: View
  /** Accessible name. */
  label: string
  onChange(view: View): void
}

/** Chooses between ways to see the same rows. */
export function ViewSwitch<View extends string>({ views, value, label, onChange }: ViewSwitchProps<View>) {
  const root = useStyles<HTMLFieldSetElement>(css)
  return (
    <fieldset ref={root} className="eb-view-switch" aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          aria-pressed={view.value === value}
          onClick={() => view.value === value || onChange(view.value)}
        >
          {view.icon && <Icon path={view.icon} />}
          {view.label}
        </button>
      ))}
    </fieldset>
  )
}
