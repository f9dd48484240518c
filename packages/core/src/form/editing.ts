import { valueAt } from '@ebkit/rules/fields'
import { removeDraft, scheduleDraft } from './drafts'
import { type FormContext, patch } from './FormContext'
import { moveProblems } from './movedRows'
import { stopSubmission } from './submission'
import { clearValidation, updateShownProblems } from './validation'
import { withValueAt } from './values'

/** Sets a value that the user entered. */
export function write(context: FormContext, path: string, value: unknown): void {
  const { $state, options } = context
  if ($state.get().phase !== 'ready') return
  const before = $state.get().values
  patch(context, { values: withValueAt(before, path, value) })
  moveProblems(context.validation, path, valueAt(before, path), value)
  const { isDirty, values } = $state.get()
  // an attempt without an answer is kept, though its changes were taken back
  if (isDirty || context.submission.pending) scheduleDraft(context)
  else removeDraft(context)
  updateShownProblems(context)
  options().onChange?.({ name: path, value, values })
}

/** Discards changes and draft. */
export function discard(context: FormContext): void {
  stopSubmission(context)
  removeDraft(context)
  clearValidation(context)
  const { base } = context.$state.get()
  patch(context, { values: base, progress: 'idle', conflict: undefined, error: undefined })
}
