import { draftOf } from './draftContent'
import { type Draft, type FormContext, patch } from './FormContext'
import type { Attempt } from './requesting'

/** Milliseconds without a change before a draft is written. */
const writeDelay = 300

/** From now on drafts are those of the record that the settings name; what was entered into another one is stored. */
export function beginDrafts(context: FormContext): void {
  flushDraft(context)
  context.drafts.name = draftName(context)
  context.drafts.attempt = undefined
  context.drafts.before = undefined
}

/** The stored draft of this user, hotel and form. */
export const findDraft = ({ drafts: { outbox, name } }: FormContext): Draft | undefined =>
  name ? outbox.get(name) : undefined

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
  const { drafts } = context
  cancelTimer(context)
  drafts.attempt = undefined
  drafts.before = undefined
  if (drafts.name) drafts.outbox.remove(drafts.name)
  patch(context, { draft: undefined })
}

/** Does not write a scheduled draft: somebody else is signed in now. */
export function cancelTimer({ drafts }: FormContext): void {
  clearTimeout(drafts.timer)
  drafts.timer = undefined
}

function writeDraft(context: FormContext): void {
  cancelTimer(context)
  const { outbox, name } = context.drafts
  if (!name) return
  const draft = draftOf(context)
  if (draft) outbox.put(name, draft)
  else outbox.remove(name)
  if (draft && outbox.get(name)) patch(context, { draft: { at: draft.at, isRestored: false } })
}

/** Empty if the page wants no draft. */
function draftName({ options }: FormContext): string | undefined {
  const { draft, resource, mode = 'add', recordId = '' } = options()
  const name = draft ?? resource
  return name && `${name}:${mode}:${mode === 'add' ? '' : recordId}`
}
