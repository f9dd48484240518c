import { laterPart } from '@ebkit/widgets/later'
import type { PrintJob } from './PrintJob'

const [usePrinting] = laterPart(() => import('./Printing'))

/** Prints once there is a job; only then is its code loaded. */
export function PrintPart({ job, onDone }: { job: PrintJob | undefined; onDone(): void }) {
  const { Printing, failure } = usePrinting(!!job)
  if (!job) return null
  return Printing ? <Printing job={job} onDone={onDone} /> : (failure ?? null)
}
