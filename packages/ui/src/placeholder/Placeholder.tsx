import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon'
import { cloudAlertIcon, inboxIcon, wifiOffIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './Placeholder.css'

export interface PlaceholderProps {
  kind: 'empty' | 'error' | 'offline'
  /** What is missing or failed. */
  title: ReactNode
  detail?: ReactNode
  /** The next action, such as a retry button. */
  children?: ReactNode
}

const icons = { empty: inboxIcon, error: cloudAlertIcon, offline: wifiOffIcon }

/**
 * Shown in place of rows. Announces an error at once, other messages politely.
 *
 * @example
 * ```tsx
 * import { Button } from '@ebkit/ui/button'
 * import { Placeholder } from '@ebkit/ui/placeholder'
 *
 * export const NoRooms = ({ onReset }: { onReset: () => void }) => (
 *   <Placeholder kind="empty" title="No room matches" detail="Choose other dates, or fewer filters.">
 *     <Button onClick={onReset}>Reset filters</Button>
 *   </Placeholder>
 * )
 * ```
 */
export function Placeholder({ kind, title, detail, children }: PlaceholderProps) {
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className="eb-placeholder">
      <Icon path={icons[kind]} className="eb-placeholder__icon" />
      <div role={kind === 'error' ? 'alert' : 'status'}>
        <div className="eb-placeholder__title">{title}</div>
        <div className="eb-placeholder__detail">{detail}</div>
      </div>
      {children}
    </div>
  )
}
