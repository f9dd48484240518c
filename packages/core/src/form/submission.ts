import { delay, NativePromise } from '../promise/nativePromise'
import { conflictOfDraft, mergedValues } from './conflicts'
import { storeAttempt } from './drafts'
import { type FormContext, modeOf, type PendingAttempt, pageOf, patch } from './FormContext'
import { modelOf } from './modelOf'
import { type Attempt, isOutcomeUnknown, newKey } from './requesting'
import { isRepeatable, sendAttempt } from './sendAttempt'
import { abandonSubmission, finishSubmission, showRefusedSubmission } from './submissionOutcome'
import { clearRefusal, runChecks, validateAll } from './validation'
import type { Values } from './values'

const defaultPauses = [1_000, 2_000, 4_000, 8_000]

/** Saves; during the pause before a repetition it repeats at once. */
export function save(context: FormContext): Promise<Values | undefined> {
  const { pending } = context.submission
  if (pending) pending.isOnlyAsked = false
  context.submission.wake()
  return context.submission.run()
}

/** Saves, and after a conflict waits until the user has resolved or postponed it. */
export async function saveDecided(context: FormContext): Promise<Values | undefined> {
  let saved = await save(context)
  while (context.$state.get().conflict) saved = await decision(context)
  return saved
}

/** The outcome of what the user decides about a conflict: undefined if nothing is saved. */
function decision({ $state, submission }: FormContext): Promise<Values | undefined> {
  submission.resolution = undefined
  return new NativePromise((resolve) => {
    const stop = $state.listen(({ conflict }) => {
      if (conflict) return
      stop()
      // the form forgets a conflict before it saves the resolution
      queueMicrotask(() => resolve(submission.resolution))
    })
  })
}

/** Resolves a conflict by the user's choices, and saves. */
export function resolveConflict(
  context: FormContext,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Promise<Values | undefined> {
  const { conflict } = context.$state.get()
  if (conflict) {
    const values = mergedValues(context, conflict, choices)
    context.drafts.before = undefined
    patch(context, { values, base: conflict.current, conflict: undefined })
  }
  const result = context.submission.run()
  context.submission.resolution = result
  return result
}

/**
 * Continues an attempt of an earlier page that never got an answer; one that could be saved twice waits for the user.
 * What was changed after it stays unsaved until the user saves.
 */
export function resumeAttempt(context: FormContext, attempt: Attempt, sentValues: Values): void {
  const { submission } = context
  submission.pending = { attempt, sentValues, isOnlyAsked: true }
  context.drafts.attempt = attempt
  if (isRepeatable(context)) void submission.run()
  else patch(context, { progress: 'unsure' })
}

/** Stops repeating, and ignores answers that have not arrived yet. */
export function stopSubmission({ submission }: FormContext): void {
  submission.generation++
  submission.pending = undefined
  submission.wake()
}

/** Concurrent calls share one submission, unless it was stopped meanwhile. */
export function sharedSubmission(context: FormContext): () => Promise<Values | undefined> {
  let running: { generation: number; result: Promise<Values | undefined> } | undefined
  return () => {
    const { generation } = context.submission
    if (running?.generation !== generation) {
      const result = submit(context).finally(() => {
        if (running?.result === result) running = undefined
      })
      running = { generation, result }
    }
    return running.result
  }
}

/** Settles a pending attempt first, then validates and sends. */
async function submit(context: FormContext): Promise<Values | undefined> {
  const { submission, $state } = context
  const { generation, pending } = submission
  if (pending) {
    const saved = await transmit(context, pending)
    if (!saved || pending.isOnlyAsked || !$state.get().isDirty) return saved
  }
  // Saved and unchanged: pressing the button again must not create a second record.
  if (context.saved && !$state.get().isDirty) return context.saved
  try {
    if (!(await isValid(context)) || generation !== submission.generation) return undefined
    const conflict = conflictOfDraft(context)
    if (conflict) {
      patch(context, { progress: 'idle', conflict })
      return undefined
    }
    const sentValues = $state.get().values
    const attempt = await createAttempt(context)
    if (generation !== submission.generation) return undefined
    if (attempt) return await transmit(context, { attempt, sentValues })
    patch(context, { progress: 'idle' })
  } catch (error) {
    abandonSubmission(context, error)
  }
  return undefined
}

/** Validates, waits, and validates what has changed meanwhile. @spec W-FORM-5 */
async function isValid(context: FormContext): Promise<boolean> {
  const { $state, dependencies } = context
  patch(context, { progress: 'checking', error: undefined })
  const { values } = $state.get()
  clearRefusal(context)
  await runChecks(context)
  await validateAll(context)
  await delay(dependencies.wait ?? 100)
  if ($state.get().values !== values) await validateAll(context)
  const { problems, refusals } = $state.get()
  if (problems.length) patch(context, { progress: 'idle', refusals: refusals + 1 })
  return !problems.length
}

/** Calls the page's hooks; undefined if one refuses. */
async function createAttempt(context: FormContext): Promise<Attempt | undefined> {
  const { values, base } = context.$state.get()
  const mode = modeOf(context)
  const model = modelOf(context, values, base)
  const { onBeforeSubmit, beforeSubmit } = context.options()
  if (onBeforeSubmit?.({ values: model, mode }) === false) return undefined
  const result = await beforeSubmit?.(model, mode)
  if (result === false) return undefined
  const changed = typeof result === 'object' && result ? (result as Values) : model
  return { key: newKey(), values: changed, mode }
}

/** Sends an attempt, and repeats it, if that is safe, until its outcome is known. */
async function transmit(context: FormContext, pending: PendingAttempt): Promise<Values | undefined> {
  const { submission, dependencies, options } = context
  const { generation } = submission
  const { attempt, sentValues } = pending
  submission.pending = pending
  storeAttempt(context, attempt)
  patch(context, { progress: 'sending' })
  const pauses = isRepeatable(context) ? (dependencies.pauses ?? defaultPauses) : []
  for (const milliseconds of [...pauses, undefined]) {
    const { saved, error } = await outcomeOf(context, attempt)
    if (generation !== submission.generation) return undefined
    if (saved) return finishSubmission(context, attempt, sentValues, saved)
    if (!isOutcomeUnknown(error)) return showRefusedSubmission(context, error)
    patch(context, { progress: milliseconds === undefined ? 'unsure' : 'unknown', error })
    if (milliseconds === undefined) options().onError?.(error)
    else await pause(context, milliseconds)
    if (generation !== submission.generation) return undefined
  }
  return undefined
}

async function outcomeOf(
  context: FormContext,
  attempt: Attempt,
): Promise<{ saved?: Values; error?: unknown }> {
  try {
    return { saved: await sendAttempt(context, attempt) }
  } catch (error) {
    return { error }
  }
}

/** Waits; while the browser is offline, until it is online again. */
function pause(context: FormContext, milliseconds: number): Promise<void> {
  const { submission } = context
  const page = pageOf(context)
  return new NativePromise((resolve) => {
    const isOffline = globalThis.navigator?.onLine === false
    const timer = isOffline ? undefined : setTimeout(() => submission.wake(), milliseconds)
    const wake = () => {
      clearTimeout(timer)
      page.removeEventListener?.('online', wake)
      resolve()
    }
    submission.wake = wake
    page.addEventListener?.('online', wake)
  })
}
