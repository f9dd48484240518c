import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface NoticeProps {
  icon: string
  /** `note` beside what it is about, `status` for what goes on; default none: an area around it announces it. */
  role?: 'note' | 'status'
  /** `info` is nothing to see to. Default: a warning. */
  tone?: 'info'
  /** What can be done about it: a button or a link. */
  action?: ReactNode
  children: ReactNode
}

/** A line above a page or above what it is about. */
export function Notice({ icon, role, tone, action, children }: NoticeProps) {
  return (
    <div className={`eb-notice${tone ? ` eb-notice--${tone}` : ''}`} role={role}>
      <Icon path={icon} />
      <div className="eb-notice__text">{children}</div>
      {action}
    </div>
  )
}
