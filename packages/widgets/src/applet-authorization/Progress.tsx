import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '../environment'
import type { AppletState } from './appletAuthorizationModel'
import { strings } from './strings'

interface ProgressProps {
  state: AppletState
  /** The address that the browser did not open. */
  blocked: string | undefined
  onResume: () => void
}

/** What is being waited for, and what keeps it from going on. */
export function Progress({ state: { poll, problem }, blocked, onResume }: ProgressProps) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const isStopped = poll === 'paused' || problem !== undefined
  return (
    <div className="eb-applet-authorization__progress" part="progress" role="status">
      {poll === 'asking' && text('waiting')}
      {poll === 'paused' && text('paused')}
      {problem !== undefined && text('unreachable', { reason: describe(problem) })}
      {isStopped && (
        <Button part="resume" onClick={onResume}>
          {text('resume')}
        </Button>
      )}
      {blocked && (
        <p>
          {text('blocked')}{' '}
          <a href={blocked} target="_blank" rel="noopener noreferrer">
            {text('link')}
          </a>
        </p>
      )}
    </div>
  )
}
