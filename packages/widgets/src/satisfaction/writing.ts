import { maximumCommentLength } from '@ebkit/rules/feedback'
import { isWithinLength } from '@ebkit/rules/text-length'
import { open } from './popUp'
import { sendUnsent } from './ratings'
import { keyOf, patch, type SatisfactionContext, urlOf } from './satisfactionContext'
import type { Writing } from './state'

/** Sets stars or comment as the user changes them. */
export function write(context: SatisfactionContext, change: Partial<Writing>): void {
  context.reading.cancel()
  const { level, score, description, problem } = { ...context.$state.get(), ...change }
  const isTooLong = !isWithinLength(description, maximumCommentLength)
  patch(context, {
    score,
    description,
    problem: isTooLong ? 'commentTooLong' : score ? undefined : problem,
  })
  context.drafts.put(keyOf(context, level), { score, description })
  context.options().onChange?.({ score, description })
}

/** Submits the rating; without a star or with too long a comment it shows the problem instead. */
export async function submit(context: SatisfactionContext): Promise<void> {
  const { $state, reading, failures, unsent, drafts, options } = context
  const { level, score, description, problem, busy } = $state.get()
  if (busy || problem === 'commentTooLong') return
  if (!score) return patch(context, { problem: 'scoreMissing' })
  const key = keyOf(context, level)
  const opening = context.openings
  reading.cancel()
  failures.delete(key)
  unsent.put(key, { score, description })
  drafts.remove(key)
  patch(context, { busy: true })
  await sendUnsent(context)
  if (opening === context.openings) patch(context, { busy: false })
  const isSent = !unsent.get(key) && !failures.has(key)
  if (isSent) options().onSubmit?.({ level, url: await urlOf(context, key), score, description })
  // If it has been closed meanwhile, the tab shows the result instead of a dialog, also beside another form.
  if ($state.get().view === 'rating' && opening === context.openings)
    patch(context, { view: isSent ? 'success' : 'failure' })
}

/** Discards the draft. */
export function reset(context: SatisfactionContext): void {
  const { level, view } = context.$state.get()
  context.drafts.remove(keyOf(context, level))
  if (view === 'rating') open(context, level)
}
