import { today } from '@ebkit/rules/dates'
import { isFieldEnabled, isFieldShown } from '@ebkit/rules/fields'
import type { FieldProblem } from '@ebkit/rules/validation'
import { flushDraft } from './drafts'
import { discard, write } from './editing'
import type { Form } from './Form'
import {
  createFormContext,
  type FormContext,
  type FormDependencies,
  type FormOptions,
  patch,
} from './FormContext'
import { followSession, guardChanges } from './listeners'
import { load, reset } from './loading'
import { problemWords } from './problemWords'
import { isRepeatable } from './sendAttempt'
import { resolveConflict, save, saveDecided, sharedSubmission, stopSubmission } from './submission'
import { holdPath, validateAll, validateField } from './validation'

/**
 * A form that adds, edits or copies one record, without a view.
 *
 * @param options current settings and handlers
 * @spec W-FORM-3 W-FORM-4 W-FORM-5 W-FORM-6 W-FORM-8 W-FORM-9
 * @example
 * ```ts
 * import { createForm } from '@ebkit/core/form'
 * import { createHttp } from '@ebkit/core/http'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const form = createForm({ session, http: createHttp({ session }) }, () => ({
 *   fields: [{ name: 'guestName', label: { zh: '姓名', en: 'Name' }, type: 'text', required: true }],
 *   saveTo: (values) => fetch('/guests', { method: 'POST', body: JSON.stringify(values) }),
 * }))
 * const stop = form.start()
 * form.write('guestName', '李雷')
 * if (!(await form.save())) console.log(form.$state.get().problems)
 * stop()
 * ```
 */
export function createForm(dependencies: FormDependencies, options: () => FormOptions): Form {
  const context = createFormContext(dependencies, options)
  const { $state } = context
  context.submission.run = sharedSubmission(context)
  return {
    $state,
    start: () => start(context),
    load: () => load(context),
    reset: () => reset(context),
    write: (path, value) => write(context, path, value),
    hold: (path, message) => holdPath(context, path, message),
    checkBeforeSave(path, check) {
      if (check) context.validation.checks.set(path, check)
      else context.validation.checks.delete(path)
    },
    leave: (path) => void validateField(context, path),
    validate: () => validate(context),
    save: () => save(context),
    saveDecided: () => saveDecided(context),
    resolve: (choices) => resolveConflict(context, choices),
    postpone: () => patch(context, { conflict: undefined }),
    isRepeatable: () => isRepeatable(context),
    problemText: problemWords,
    discard: () => discard(context),
    isEnabled: (field, values = $state.get().values) => isFieldEnabled(field, values, { today: today() }),
    isShown: (field, values = $state.get().values) => isFieldShown(field, values, { today: today() }),
  }
}

function start(context: FormContext): () => void {
  context.isStopped = false
  const ends = [followSession(context), guardChanges(context)]
  void load(context)
  return () => {
    context.isStopped = true
    flushDraft(context)
    context.loading.cancel()
    stopSubmission(context)
    // nobody can decide any more: who waits for that goes on
    patch(context, { conflict: undefined })
    for (const end of ends) end()
  }
}

/** Validates at the page's request; problems count as a refused save. */
async function validate(context: FormContext): Promise<readonly FieldProblem[]> {
  const problems = await validateAll(context)
  const { refusals } = context.$state.get()
  patch(context, { refusals: problems.length ? refusals + 1 : 0 })
  return problems
}
