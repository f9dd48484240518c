import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

/** A line above the pages. */
export function Notice({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className="eb-notice">
      <Icon path={icon} />
      <div className="eb-notice__text">{children}</div>
    </div>
  )
}
