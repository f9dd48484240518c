import { useStrings } from '../environment'
import { Toast } from '../toast'
import { questionStrings } from './strings'

/** What became of something that was done with rows. */
export interface OutcomeText {
  /** What was done, and with how many rows. */
  readonly heading: string
  /** The reasons, each once; empty if all went well. */
  readonly detail: string
  /** Some rows were not done. */
  readonly isFailure: boolean
}

/** Rows that were done, and those that were not with the reasons. */
export interface RowsOutcome {
  /** How many were done. */
  readonly done: number
  /** One entry for each row that was not: a stable code, and the gateway’s words if it has some. */
  readonly failed: readonly { readonly code: string; readonly message?: string | undefined }[]
}

/** Puts an outcome into words, with the verb for what was done, for instance 删除. */
export function useOutcomeText(): (verb: string, outcome: RowsOutcome) => OutcomeText {
  const text = useStrings(questionStrings)
  return (verb, { done, failed }) => {
    const detail = [...new Set(failed.map(({ message, code }) => message ?? code))].join('；')
    const key = !failed.length ? 'done' : done ? 'doneSome' : 'notDone'
    return { heading: text(key, { verb, done, left: failed.length }), detail, isFailure: failed.length > 0 }
  }
}

/**
 * Says it; a failure stays until it is closed.
 *
 * @example
 * ```tsx
 * import { Outcome } from '@ebkit/widgets/row-questions'
 *
 * export function Done({ onHide }: { onHide(): void }) {
 *   return <Outcome outcome={{ heading: '已发送', detail: '3 条短信', isFailure: false }} onHide={onHide} />
 * }
 * ```
 */
export function Outcome({ outcome, onHide }: { outcome: OutcomeText | undefined; onHide(): void }) {
  return (
    <Toast
      open={!!outcome}
      type={outcome?.isFailure ? 'danger' : 'success'}
      heading={outcome?.heading ?? ''}
      closeTime={outcome?.isFailure ? 0 : 3000}
      onHide={onHide}
    >
      {outcome?.detail ?? ''}
    </Toast>
  )
}
