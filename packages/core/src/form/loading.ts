import { superseded } from '../promise/latest'
import { beginDrafts, findDraft, removeDraft } from './drafts'
import { type FormContext, fail, initialState, keyNameOf, patch } from './FormContext'
import { copiedValues, newValues } from './initialValues'
import { readRecord } from './readRecord'
import { resumeAttempt, stopSubmission } from './submission'
import { clearValidation } from './validation'
import type { Values } from './values'

/** Loads the record, or starts with the defaults; a stored draft is restored. */
export async function load(context: FormContext): Promise<void> {
  beginDrafts(context)
  stopSubmission(context)
  context.saved = undefined
  const { mode = 'add', recordId, fields = [], value } = context.options()
  if (mode === 'add' || !recordId) {
    context.loading.cancel()
    return begin(context, newValues(fields, value))
  }
  patch(context, { ...initialState, phase: 'loading' })
  try {
    const base = await context.loading.run((signal) => readValues(context, recordId, signal))
    if (base !== superseded) await begin(context, base)
  } catch (error) {
    patch(context, { phase: 'failed' })
    fail(context, error)
  }
}

/** Discards draft and changes, and loads again. */
export async function reset(context: FormContext): Promise<void> {
  removeDraft(context)
  await load(context)
}

/** Converts the record to values of the form. @spec W-FORM-4 */
async function readValues(context: FormContext, id: string, signal: AbortSignal): Promise<Values> {
  const { mode = 'add', fields = [], afterLoad } = context.options()
  const row = await readRecord(context, id, signal)
  const values = mode === 'copy' ? copiedValues(fields, row, keyNameOf(context.options())) : row
  return afterLoad?.(values, mode) ?? values
}

async function begin(context: FormContext, base: Values): Promise<void> {
  context.hotelId = context.dependencies.http.hotelId()
  patch(context, { ...initialState, phase: 'ready', values: base, base })
  clearValidation(context)
  await restoreDraft(context)
}

/** Restores this user's draft, unless something has been entered meanwhile. */
async function restoreDraft(context: FormContext): Promise<void> {
  const { $state, dependencies, drafts } = context
  const { base, phase } = $state.get()
  if (!drafts.name || phase !== 'ready') return
  await dependencies.session.identify()
  context.hotelId ??= dependencies.http.hotelId()
  const found = findDraft(context)
  if (context.isStopped || !found || $state.get().values !== base) return
  drafts.before = found.before
  patch(context, { values: { ...base, ...found.values }, draft: { at: found.at, isRestored: true } })
  if (found.sent) resumeAttempt(context, found.sent, { ...base, ...(found.sentValues ?? found.values) })
}
