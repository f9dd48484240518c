import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

/** A failure, its cause and the next action; shown in place of the page. */
export function Problem(props: { icon: string; title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="eb-problem" role="alert">
      <Icon path={props.icon} />
      <h1>{props.title}</h1>
      <p>{props.lead}</p>
      {props.children}
    </div>
  )
}
