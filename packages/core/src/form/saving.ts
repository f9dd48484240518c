import type { FieldProblem } from '@ebkit/rules/validation'
import { isServiceError } from '../errors/ServiceError'
import { delay, NativePromise } from '../promise/nativePromise'
import { singleFlight } from '../promise/singleFlight'
import type { Checking } from './checking'
import { afterSaving, conflictOf, mergedValues } from './conflicts'
import { type Desk, modeOf } from './Desk'
import type { Drafting } from './drafting'
import { modelOf } from './modelOf'
import { type Attempt, isOutcomeUnknown, isRepeatable, newKey, sendAttempt } from './requesting'
import type { Values } from './values'

/** Saves, once at a time, until it is known what became of it. */
export interface Saving {
  save(): Promise<Values | undefined>
  resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): Promise<Values | undefined>
  /** Takes up an attempt of an earlier page, whose answer never came. */
  resume(attempt: Attempt): void
  /** Sends nothing more, and forgets what was sent. */
  stop(): void
}

const secondsBetween = [1, 2, 4, 8]

/** What a gateway answers that refuses a record; unchecked. */
interface Refusal {
  current?: Values
  problems?: unknown
}

/** What a server says is wrong, whatever it looks like: nothing of it is lost. Its own words stand where there are no others. */
function asProblem(given: unknown): FieldProblem {
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

export function createSaving(desk: Desk, checking: Checking, drafting: Drafting): Saving {
  const { world, $state, patch, options } = desk
  const { wait = 100, pauses = secondsBetween.map((seconds) => seconds * 1000), page = globalThis } = world
  /** What was sent and not answered, and the form's values then. */
  let pending: { attempt: Attempt; begun: Values } | undefined
  let generation = 0
  let wake = () => {}

  /** Waits a while; offline until there is a network again. */
  const pause = (milliseconds: number) =>
    new NativePromise<void>((resolve) => {
      const isOffline = globalThis.navigator?.onLine === false
      const timer = isOffline ? undefined : setTimeout(() => wake(), milliseconds)
      wake = () => {
        clearTimeout(timer)
        page.removeEventListener?.('online', wake)
        resolve()
      }
      page.addEventListener?.('online', wake)
    })

  /** Whether the values may be sent: validation, a moment, and nothing that is wrong. @spec W-FORM-5 */
  async function isRight(): Promise<boolean> {
    patch({ progress: 'checking', error: undefined })
    const { values } = $state.get()
    checking.forgetRefusal()
    await checking.checkAll()
    await delay(wait)
    if ($state.get().values !== values) await checking.checkAll()
    const { problems, refusals } = $state.get()
    if (problems.length) patch({ progress: 'idle', refusals: refusals + 1 })
    return !problems.length
  }

  /** What is to be sent; undefined where the page refused. */
  async function submission(): Promise<Attempt | undefined> {
    const { values, base } = $state.get()
    const mode = modeOf(desk)
    const model = modelOf(desk, values, base)
    const { onBeforeSubmit, beforeSubmit } = options()
    if (onBeforeSubmit?.({ values: model, mode }) === false) return undefined
    const answer = await beforeSubmit?.(model, mode)
    if (answer === false) return undefined
    const changed = typeof answer === 'object' && answer ? (answer as Values) : model
    return { key: newKey(), values: changed, mode }
  }

  async function run(): Promise<Values | undefined> {
    const mine = generation
    if (pending) {
      const saved = await transmit(pending.attempt, pending.begun)
      if (!saved || !$state.get().isDirty) return saved
    }
    // Saved already, and nothing new: a second press makes no second record.
    if (desk.saved && !$state.get().isDirty) return desk.saved
    try {
      if (!(await isRight()) || mine !== generation) return undefined
      const begun = $state.get().values
      const attempt = await submission()
      if (attempt && mine === generation) return await transmit(attempt, begun)
      patch({ progress: 'idle' })
    } catch (error) {
      fail(error)
    }
    return undefined
  }

  /** Sends until there is an answer, where that is safe: always under the same key, so that it has one effect. */
  async function transmit(attempt: Attempt, begun: Values): Promise<Values | undefined> {
    const mine = generation
    pending = { attempt, begun }
    drafting.note(attempt)
    patch({ progress: 'sending' })
    for (const milliseconds of [...(isRepeatable(desk) ? pauses : []), undefined]) {
      const { saved, error } = await outcomeOf(attempt)
      if (mine !== generation) return undefined
      if (saved) return finish(attempt, begun, saved)
      if (!isOutcomeUnknown(error)) return refuse(error)
      patch({ progress: milliseconds === undefined ? 'unsure' : 'unknown', error })
      if (milliseconds === undefined) options().onError?.(error)
      else await pause(milliseconds)
      if (mine !== generation) return undefined
    }
    return undefined
  }

  async function outcomeOf(attempt: Attempt): Promise<{ saved?: Values; error?: unknown }> {
    try {
      return { saved: await sendAttempt(desk, attempt) }
    } catch (error) {
      return { error }
    }
  }

  async function finish({ mode }: Attempt, begun: Values, saved: Values): Promise<Values> {
    pending = undefined
    desk.saved = saved
    checking.forget()
    const values = afterSaving(begun, $state.get().values, saved)
    patch({ values, base: saved, isSaved: true, progress: 'idle', error: undefined, conflict: undefined })
    drafting.remove()
    if ($state.get().isDirty) drafting.keep()
    try {
      await options().afterSubmit?.(saved, mode)
    } catch (error) {
      // The record is saved all the same.
      options().onError?.(error)
    }
    options().onSaved?.({ values: saved, mode })
    return saved
  }

  /** It was not executed: says why, where the work is. */
  function refuse(error: unknown): undefined {
    pending = undefined
    drafting.note(undefined)
    const { status, data } = isServiceError(error, 'http') ? error : { status: 0, data: undefined }
    const { current, problems }: Refusal = Object(data)
    if (status === 409 && current) patch({ progress: 'idle', conflict: conflictOf(desk, current) })
    else if (status === 422 && Array.isArray(problems) && problems.length) {
      checking.takeRefusal(problems.map(asProblem))
      patch({ progress: 'idle', refusals: $state.get().refusals + 1 })
    } else return fail(error)
    options().onError?.(error)
    return undefined
  }

  function fail(error: unknown): undefined {
    patch({ progress: 'idle', error })
    options().onError?.(error)
    return undefined
  }

  const save = singleFlight(run)
  return {
    save() {
      wake() // asks now, not after the pause
      return save()
    },
    resolve(choices) {
      const { conflict } = $state.get()
      if (!conflict) return save()
      patch({ values: mergedValues(desk, conflict, choices), base: conflict.current, conflict: undefined })
      return save()
    },
    resume(attempt) {
      pending = { attempt, begun: $state.get().values }
      void save()
    },
    stop() {
      generation++
      pending = undefined
      wake()
    },
  }
}
