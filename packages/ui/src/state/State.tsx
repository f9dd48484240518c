import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { circleAlertIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './State.css'

export interface StateProps {
  /** Determines shape and colour: full dot, diamond, ring, hollow dot, icon. */
  tone: 'success' | 'info' | 'warning' | 'neutral' | 'danger'
  /** The label. */
  children: ReactNode
}

/**
 * The state of a row: a shape and a word, so that it never depends on colour alone.
 *
 * @example
 * ```tsx
 * import { State } from '@ebkit/ui/state'
 *
 * export const Paid = () => <State tone="success">Paid</State>
 * ```
 */
export function State({ tone, children }: StateProps) {
  const element = useStyles<HTMLSpanElement>(css)
  return (
    <span ref={element} className={`eb-state eb-state--${tone}`}>
      {tone === 'danger' && <Icon path={circleAlertIcon} />}
      {children}
    </span>
  )
}
