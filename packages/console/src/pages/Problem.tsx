import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface ProblemProps {
  icon: string
  title: string
  lead: ReactNode
  /** The next action. */
  children?: ReactNode
}

/** A failure, its cause and the next action; shown in place of a page. */
export function Problem({ icon, title, lead, children }: ProblemProps) {
  return (
    <div className="eb-problem" role="alert">
      <Icon path={icon} />
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
  )
}
