import { isEmptyValue } from '@ebkit/rules/fields'
import { type Draft, type FormContext, patch } from './FormContext'
import type { Attempt } from './requesting'

/** Milliseconds without a change before a draft is written. */
const writeDelay = 300

/** The stored draft of this user, hotel and form. */
export const findDraft = (context: FormContext): Draft | undefined =>
  context.drafts.outbox.get(draftName(context) ?? '')

/** Writes a draft after a short delay. */
export function scheduleDraft(context: FormContext): void {
  cancelTimer(context)
  context.drafts.timer = setTimeout(() => writeDraft(context), writeDelay)
}

/** Writes a scheduled draft now. */
export function flushDraft(context: FormContext): void {
  if (context.drafts.timer) writeDraft(context)
}

/** Stores the attempt that has no answer yet with the draft; undefined when its outcome is known. */
export function storeAttempt(context: FormContext, attempt: Attempt | undefined): void {
  context.drafts.attempt = attempt
  writeDraft(context)
}

export function removeDraft(context: FormContext): void {
  cancelTimer(context)
  context.drafts.attempt = undefined
  const name = draftName(context)
  if (name) context.drafts.outbox.remove(name)
  patch(context, { draft: undefined })
}

/** Secrets (`writeOnly`) are never stored. */
function writeDraft(context: FormContext): void {
  cancelTimer(context)
  const name = draftName(context)
  if (!name) return
  const { outbox, attempt } = context.drafts
  const secrets = new Set(
    context
      .options()
      .fields?.filter((field) => field.writeOnly)
      .map((field) => field.name),
  )
  const entries = Object.entries(context.$state.get().values).filter(
    ([field, value]) => !secrets.has(field) && !isEmptyValue(value),
  )
  const at = Date.now()
  outbox.put(name, { values: Object.fromEntries(entries), at, ...(attempt && { sent: attempt }) })
  if (outbox.get(name)) patch(context, { draft: { at, isRestored: false } })
}

/** Empty if the page wants no draft. */
function draftName({ options }: FormContext): string | undefined {
  const { draft, resource, mode = 'add', recordId = '' } = options()
  const name = draft ?? resource
  return name && `${name}:${mode}:${mode === 'add' ? '' : recordId}`
}

function cancelTimer({ drafts }: FormContext): void {
  clearTimeout(drafts.timer)
  drafts.timer = undefined
}
