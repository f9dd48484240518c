import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface NoticeProps {
  icon: string
  /** `note` beside what it is about; default none: an area around it announces it. */
  role?: 'note'
  /** What can be done about it: a button or a link. */
  action?: ReactNode
  children: ReactNode
}

/** A line above a page or above what it is about. */
export function Notice({ icon, role, action, children }: NoticeProps) {
  return (
    <div className="eb-notice" role={role}>
      <Icon path={icon} />
      <div className="eb-notice__text">{children}</div>
      {action}
    </div>
  )
}
