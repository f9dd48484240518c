import { guideCounter, guideVisits } from './dashboardGuide'
import { readRating, sendUnsent } from './ratings'
import { flagOf, keyOf, levelOf, patch, type SatisfactionContext, userIdOf } from './satisfactionContext'
import type { Level } from './state'

/** User and page of the last visit, shared by all models of the page. The same pair again is not a new visit. */
let lastVisited: string | undefined

/** A new page or user: sends what is unsent, and opens the pop-up if it is due. */
export async function visit(context: SatisfactionContext): Promise<void> {
  const own = ++context.visits
  const place = flagOf(context, 'page')
  if (context.visited && context.visited !== place) hide(context)
  context.visited = userIdOf(context.session) && place
  patch(context, { rated: {} })
  if (!context.visited) return
  void sendUnsent(context)
  const level = levelOf(context)
  const flag = flagOf(context, level)
  const isWanted = await shouldOpen(context, level)
  if (own !== context.visits) return
  if (isWanted && lastVisited !== flag && context.$state.get().view === 'none') open(context, level, true)
  lastVisited = flag
}

/** Whether the pop-up may open by itself. @spec W-SAT-10 W-SAT-12 W-SAT-13 W-SAT-14 */
async function shouldOpen(context: SatisfactionContext, level: Level): Promise<boolean> {
  const { storage } = context.session
  const { manual, testHosts, guideCounterKey = guideCounter } = context.options()
  const isGuided = Number(storage.get(guideCounterKey) ?? guideVisits) < guideVisits
  const isTestHost = testHosts?.includes(context.page.location.hostname)
  if (manual || isGuided || isTestHost || storage.get(flagOf(context, level))) return false
  return (await readRating(context, level))?.score === null
}

export function open(context: SatisfactionContext, level: Level, isUnasked?: boolean): void {
  const { options, session, drafts, unsent } = context
  if (options().onBeforeShow?.({ level }) === false) return
  // Without a flag that outlasts a reload, the pop-up would open after every reload.
  if (!session.storage.set(flagOf(context, level), '1') && isUnasked) return
  const key = keyOf(context, level)
  const written = drafts.get(key) ?? unsent.get(key)
  context.openings++
  patch(context, {
    view: 'rating',
    level,
    cameByItself: !!isUnasked,
    score: null,
    description: '',
    problem: undefined,
    busy: false,
    error: undefined,
    ...written,
  })
  options().onShow?.({ level })
  if (!written && !isUnasked) void prefill(context, level)
}

async function prefill(context: SatisfactionContext, level: Level): Promise<void> {
  const rating = await readRating(context, level)
  if (rating) patch(context, { score: rating.score, description: rating.feedbackDescription ?? '' })
}

/** Opens the rating, or shows why that is impossible and offers a retry. */
export async function show(context: SatisfactionContext, level = levelOf(context)): Promise<void> {
  const { session, $state } = context
  const isRetry = $state.get().view === 'unavailable'
  const hasFailed = session.$identity.get().status === 'failed' && !isRetry
  if (isRetry) patch(context, { busy: true })
  const isSignedIn = userIdOf(session) || (!hasFailed && (await session.identify()))
  if (isRetry) patch(context, { busy: false })
  if (!isSignedIn) patch(context, { view: 'unavailable', level })
  else if ($state.get().view !== 'rating' || $state.get().level !== level) open(context, level)
}

/** Closes the open dialog. A draft is kept. */
export function hide(context: SatisfactionContext): void {
  if (context.$state.get().view === 'none') return
  context.reading.cancel()
  patch(context, { view: 'none', cameByItself: false })
  context.options().onHide?.()
}

/** Closes the pop-up. That of the page may open again at the next visit. */
export function decline(context: SatisfactionContext): void {
  const { level } = context.$state.get()
  hide(context)
  if (level === 'page') context.session.storage.remove(flagOf(context, level))
  context.options().onDecline?.({ level })
}
