import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface NoticeProps {
  icon: string
  /** `note` beside its subject, `status` for progress. Default: none, since a live region around it announces it. */
  role?: 'note' | 'status'
  /** `info` requires no action. Default: a warning. */
  tone?: 'info'
  /** The remedy: a button or a link. */
  action?: ReactNode
  children: ReactNode
}

/** A line above a page or above its subject. */
export function Notice({ icon, role, tone, action, children }: NoticeProps) {
  return (
    <div className={`eb-notice${tone ? ` eb-notice--${tone}` : ''}`} role={role}>
      <Icon path={icon} />
      <div className="eb-notice__text">{children}</div>
      {action}
    </div>
  )
}
