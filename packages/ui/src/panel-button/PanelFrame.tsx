import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './PanelFrame.css'

export interface PanelFrameProps {
  className?: string
  /** A list of boxes with the class `eb-panel__list` scrolls inside where the panel has no room. */
  children: ReactNode
  /** Buttons below a line. */
  foot: ReactNode
}

/** The content of a panel; it has the focus when the panel opens. */
export function PanelFrame({ className = '', children, foot }: PanelFrameProps) {
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className={`eb-panel ${className}`} tabIndex={-1} data-autofocus>
      {children}
      <div className="eb-panel__foot">{foot}</div>
    </div>
  )
}
