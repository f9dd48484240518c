import { isServiceError } from '@ebkit/core/errors'
import type { ExportState, ListExport } from '@ebkit/core/list/exporting'
import { formatSize } from '@ebkit/rules/files'
import { formatNumber } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon, xIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '../../environment'
import css from './ExportBar.css'
import { exportStrings } from './strings'

interface ExportBarProps {
  work: ListExport
  state: ExportState
}

/** The progress of an export, its result, and the button to cancel or close. */
export function ExportBar({ work, state }: ExportBarProps) {
  const text = useStrings(exportStrings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const { status, rows, total, bytes, error, name } = state
  const isFailed = status === 'failed'
  const words = {
    idle: '',
    running:
      rows !== undefined
        ? text('rows', { rows: formatNumber(rows), total: formatNumber(total ?? rows) })
        : bytes
          ? text('bytes', { size: formatSize(bytes) })
          : text('begun'),
    done: text('done', { name }),
    failed: text('failed', { reason: reasonOf(error) }),
  }[status]

  function reasonOf(error: unknown): string {
    if (error instanceof RangeError) return text('tooMany')
    return isServiceError(error, 'http') && error.status === 403 ? text('noPermission') : describe(error)
  }

  return (
    // Rendered before it has a text, otherwise screen readers do not announce it.
    <div ref={element} role="status" className={status === 'idle' ? '' : 'eb-data-list__export'}>
      {status !== 'idle' && (
        <>
          {isFailed && <Icon path={triangleAlertIcon} />}
          <span>{words}</span>
          {status === 'running' ? (
            <>
              <span className="eb-data-list__progress">
                <ProgressBar label={text('export')} value={rows && total ? rows / total : undefined} />
              </span>
              <Button kind="text" onClick={work.cancel}>
                {text('cancel')}
              </Button>
            </>
          ) : (
            <>
              {isFailed && (
                <Button kind="text" onClick={() => void work.retry()}>
                  {text('retry')}
                </Button>
              )}
              <Button kind="icon" label={text('close')} onClick={work.dismiss}>
                <Icon path={xIcon} />
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}
