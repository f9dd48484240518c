import { isServiceError } from '@ebkit/core/errors'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { importStrings } from './strings'

export interface FailureProps {
  error: unknown
  /** The next action. */
  children?: ReactNode
}

type FileProblem = Parameters<ReturnType<typeof useStrings<keyof typeof importStrings.texts.zh>>>[0]

/** Why something failed; a file that cannot be read has texts of its own. */
export function Failure({ error, children }: FailureProps) {
  const text = useStrings(importStrings)
  const describe = useDescribeError()
  if (error === undefined) return null
  const { reason, limit = '' } =
    (isServiceError(error) && (error.data as { reason?: string; limit?: number })) || {}
  const isOfFile = isServiceError(error) && error.serverCode === 'file-unreadable'
  return (
    <div className="eb-import__failure" role="alert">
      <Icon path={circleAlertIcon} />
      <span>
        {isOfFile
          ? `${text('unreadable')}：${text(`file-${reason}` as FileProblem, { limit: limit.toLocaleString() })}`
          : describe(error)}
      </span>
      {children}
    </div>
  )
}
