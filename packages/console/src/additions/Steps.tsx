import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import css from './Steps.css'

/** One step of a process. */
export interface Step {
  readonly name: string
  readonly label: string
  readonly isDone: boolean
  /** The process is at this step. Default: it is not. */
  readonly isCurrent?: boolean
  /** The process failed at this step. Default: it did not. */
  readonly tone?: 'danger' | undefined
  /** When it was reached, for example. */
  readonly note?: ReactNode
}

/** The progress of a process, step by step. @param label accessible name */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const root = useStyles<HTMLOListElement>(css)
  return (
    <ol ref={root} className="eb-steps" aria-label={label}>
      {steps.map(({ name, label, isDone, isCurrent, tone, note }, index) => (
        <li
          key={name}
          className={isDone ? 'eb-steps__done' : ''}
          aria-current={isCurrent ? 'step' : undefined}
          data-tone={tone}
        >
          <span className="eb-steps__mark" aria-hidden="true">
            {isDone ? <Icon path={checkIcon} /> : index + 1}
          </span>
          <b>{label}</b>
          {note}
        </li>
      ))}
    </ol>
  )
}
