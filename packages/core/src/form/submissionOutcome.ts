import type { FieldProblem } from '@ebkit/rules/validation'
import { afterSaving, conflictOf } from './conflicts'
import { removeDraft, scheduleDraft, storeAttempt } from './drafts'
import { type FormContext, patch } from './FormContext'
import type { Attempt } from './requesting'
import { clearValidation, showRefusal } from './validation'
import type { Values } from './values'

/** Body of an answer that refuses a record; unchecked. */
interface Refusal {
  current?: Values
  problems?: unknown
}

/** Takes over the saved record, and keeps what was changed during the save. */
export async function finishSubmission(
  context: FormContext,
  { mode }: Attempt,
  sentValues: Values,
  saved: Values,
): Promise<Values> {
  const { submission, $state, options } = context
  submission.pending = undefined
  context.saved = saved
  clearValidation(context)
  const values = afterSaving(sentValues, $state.get().values, saved)
  patch(context, {
    values,
    base: { ...sentValues, ...saved },
    isSaved: true,
    progress: 'idle',
    error: undefined,
    conflict: undefined,
  })
  removeDraft(context)
  if ($state.get().isDirty) scheduleDraft(context)
  try {
    await options().afterSubmit?.(saved, mode)
  } catch (error) {
    // The record is saved even though a hook failed.
    options().onError?.(error)
  }
  options().onSaved?.({ values: saved, mode })
  return saved
}

/**
 * The gateway or the page's function has refused, and nothing is saved: shows the conflict, the problems or the
 * error.
 */
export function showRefusedSubmission(context: FormContext, error: unknown): undefined {
  context.submission.pending = undefined
  storeAttempt(context, undefined)
  // An error of the page's own function contains them in the same form as an answer.
  const { status, data }: { status?: unknown; data?: unknown } = Object(error)
  const { current, problems }: Refusal = Object(data)
  if (status === 409 && current) {
    patch(context, { progress: 'idle', conflict: conflictOf(context, current) })
  } else if (status === 422 && Array.isArray(problems) && problems.length) {
    showRefusal(context, problems.map(problemOf))
    patch(context, { progress: 'idle', refusals: context.$state.get().refusals + 1 })
  } else return abandonSubmission(context, error)
  context.options().onError?.(error)
  return undefined
}

/** Shows an error that ended the submission. */
export function abandonSubmission(context: FormContext, error: unknown): undefined {
  patch(context, { progress: 'idle', error })
  context.options().onError?.(error)
  return undefined
}

/** Converts a server's problem of any shape. Its own message is kept, for codes without a text here. */
function problemOf(given: unknown): FieldProblem {
  const {
    path,
    code = 'other',
    params,
    message,
  } = Object(given) as Partial<FieldProblem> & { message?: unknown }
  return {
    path: typeof path === 'string' && path ? path : `${code}`,
    code: `${code}`,
    params: { ...params, ...(typeof message === 'string' && { message }) },
  }
}
