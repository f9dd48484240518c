import { useStrings } from '../environment'
import { Toast } from '../toast'
import { questionStrings } from './strings'

/** The result of an operation on rows. */
export interface OutcomeText {
  /** The operation, and the number of rows. */
  readonly heading: string
  /** The reasons, each once; empty if all went well. */
  readonly detail: string
  /** The operation failed for some rows. */
  readonly isFailure: boolean
}

/** The number of successful rows, and the failed ones with reasons. */
export interface RowsOutcome {
  /** Number of successful rows. */
  readonly done: number
  /** One entry for each failed row: a stable code, and the gateway’s message if it has one. */
  readonly failed: readonly { readonly code: string; readonly message?: string | undefined }[]
}

/** Describes an outcome, with the verb of the operation, for instance 删除. */
export function useOutcomeText(): (verb: string, outcome: RowsOutcome) => OutcomeText {
  const text = useStrings(questionStrings)
  return (verb, { done, failed }) => {
    const detail = [...new Set(failed.map(({ message, code }) => message ?? code))].join('；')
    const key = !failed.length ? 'done' : done ? 'doneSome' : 'notDone'
    return { heading: text(key, { verb, done, left: failed.length }), detail, isFailure: failed.length > 0 }
  }
}

/**
 * Shows it; a failure stays until it is closed.
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
