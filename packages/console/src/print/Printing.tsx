import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Toast } from '@ebkit/widgets/toast'
import { useEffect, useState } from 'react'
import { PrintFrame } from './PrintFrame'
import css from './Printing.css'
import type { PrintJob } from './PrintJob'
import { type Printed, readPrinted } from './printed'
import { Sheets } from './Sheets'
import { printStrings } from './strings'

export interface PrintingProps {
  job: PrintJob
  /** It was printed, or cancelled. */
  onDone(): void
}

/** Reads the rows of a job, renders its sheets and opens the browser's print dialog. */
export function Printing({ job, onDone }: PrintingProps) {
  const root = useStyles<HTMLDivElement>(css)
  const { http } = useEnvironment()
  const text = useStrings(printStrings)
  const describe = useDescribeError()
  const [state, setState] = useState<{ printed?: Printed; error?: unknown }>({})
  useEffect(() => {
    const stop = new AbortController()
    readPrinted(http, job, stop.signal).then(
      (printed) => setState({ printed }),
      (error) => stop.signal.aborted || setState({ error }),
    )
    return () => stop.abort()
  }, [http, job])
  return (
    <div ref={root}>
      {!state.printed && state.error === undefined && (
        <span className="eb-visually-hidden" role="status">
          {text('preparing')}
        </span>
      )}
      {state.error !== undefined && (
        <Toast open type="danger" closeTime={0} onHide={onDone}>
          {text('failed', { reason: describe(state.error) })}
        </Toast>
      )}
      {state.printed && (
        <PrintFrame title={job.title} onDone={onDone}>
          <Sheets printed={state.printed} />
        </PrintFrame>
      )}
    </div>
  )
}
