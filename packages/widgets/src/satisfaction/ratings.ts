import { superseded } from '@ebkit/core/promise'
import type { Score } from '@ebkit/core/services/feedback'
import { keyOf, patch, type SatisfactionContext, showError, urlOf } from './satisfactionContext'
import type { Level, Writing } from './state'
import { type UnsentReason, unsentReason } from './unsentRatings'

/** Reads a level's rating; undefined if that failed or a later reading replaced it. */
export async function readRating(context: SatisfactionContext, level: Level) {
  const { reading, feedback } = context
  const key = keyOf(context, level)
  try {
    const rating = await reading.run(async (signal) => feedback.get(await urlOf(context, key), signal))
    if (rating === superseded) return undefined
    setRated(context, key, rating.score)
    return rating
  } catch (error) {
    showError(context, error, key)
    context.options().onError?.(error)
    return undefined
  }
}

/** Sends the unsent ratings in order, so that an older one never overwrites a newer one. */
export async function sendUnsent(context: SatisfactionContext): Promise<void> {
  const { unsent, retries } = context
  await context.sending // does not include what was added after it began
  context.sending = unsent.flush((writing, key) => sendRating(context, writing, key))
  const error = await context.sending
  patch(context, {})
  if (!context.isStarted || unsent.keys().length === 0) retries.reset()
  else retries.plan()
  if (error) context.options().onError?.(error)
}

async function sendRating(
  context: SatisfactionContext,
  { score, description }: Writing,
  key: string,
): Promise<void> {
  const { feedback, failures, unsent, drafts } = context
  try {
    await feedback.submit({ url: await urlOf(context, key), score: score as Score, description })
    failures.delete(key)
    setRated(context, key, score)
  } catch (error) {
    failures.set(key, error)
    showError(context, error, key)
    // A retry would be refused too: the user is informed, and can change the rating, unless that has happened already.
    const newest = unsent.get(key)
    const isNewest = newest?.score === score && newest.description === description
    if (unsentReason(error) === 'refused' && isNewest) {
      unsent.remove(key)
      if (!drafts.get(key)) drafts.put(key, { score, description })
    }
    throw error
  }
}

/** Delivery state of a level's rating: why it is unsent, its error, and the score that the gateway has. */
export function fateOf(context: SatisfactionContext, level: Level) {
  const key = keyOf(context, level)
  return {
    unsent: unsentReasonOf(context, key),
    error: context.failures.get(key),
    score: context.$state.get().rated[key],
  }
}

/** Undefined if the gateway has the rating, or if there is none. */
function unsentReasonOf(
  { unsent, drafts, failures }: SatisfactionContext,
  key: string,
): UnsentReason | undefined {
  if (unsent.get(key)) return unsentReason(failures.get(key))
  return failures.has(key) && drafts.get(key) ? 'refused' : undefined
}

function setRated(context: SatisfactionContext, key: string, score: Score | null): void {
  patch(context, { rated: { ...context.$state.get().rated, [key]: score } })
}
