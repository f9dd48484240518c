import { type ReactNode, useId } from 'react'
import buttonCss from '../button/Button.css'
import { Icon } from '../icon/Icon'
import { chevronUpIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './SidePanel.css'

export interface SidePanelProps {
  /** Accessible name of the panel. */
  label: string
  /** Whether the sheet is unfolded; without meaning where the panel is a column. */
  isOpen: boolean
  /** Wants to be unfolded or folded. */
  onToggle: () => void
  /** What the bar's button says, such as 已选 4 件. */
  summary: ReactNode
  children?: ReactNode
  part?: string
}

/**
 * A column beside the main content. Under 768 px a button that unfolds it as a sheet over the main content; Esc and
 * focus that goes elsewhere fold it again.
 *
 * Stands in a grid with areas, and makes no box of its own: the column is in `side`, the sheet at the end of `main`,
 * the button in `toggle`.
 */
export function SidePanel({ label, isOpen, onToggle, summary, children, part }: SidePanelProps) {
  const element = useStyles<HTMLDivElement>(css)
  const toggle = useStyles<HTMLButtonElement>(buttonCss)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the button and the panel
    <div
      ref={element}
      className="eb-side-panel"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.keyCode === 229 || !isOpen || !toggle.current?.offsetWidth) return
        // For the sheet alone, not for a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        toggle.current.focus()
        onToggle()
      }}
    >
      <button
        ref={toggle}
        type="button"
        className="eb-button eb-side-panel__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {summary}
        <Icon path={chevronUpIcon} />
      </button>
      <aside
        id={id}
        className={`eb-side-panel__body${isOpen ? ' eb-side-panel__body--open' : ''}`}
        part={part}
        aria-label={label}
      >
        {children}
      </aside>
    </div>
  )
}
