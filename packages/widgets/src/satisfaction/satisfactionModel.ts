import type { Http } from '@ebkit/core/http'
import { createOutbox } from '@ebkit/core/outbox'
import { latest, superseded } from '@ebkit/core/promise'
import { createConfigService, isNewUi } from '@ebkit/core/services/config'
import { createFeedbackService, type Score } from '@ebkit/core/services/feedback'
import type { Session } from '@ebkit/core/session'
import { maximumCommentLength } from '@ebkit/rules/feedback'
import { isWithinLength } from '@ebkit/rules/text-length'
import { atom, type ReadableAtom } from 'nanostores'
import { guideCounter, guideVisits } from './dashboardGuide'
import { pageKeyOf } from './pageKey'
import type { Level, SatisfactionEvents, SatisfactionSettings, SatisfactionState, Writing } from './state'
import { retryLater, type UnsentReason, unsentReason } from './unsentRatings'

/** What the model needs of the world: who is signed in, how to call, the page. */
export interface SatisfactionWorld {
  session: Session
  http: Http
  /** Default: the browser's. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    location: Pick<Location, 'hash' | 'pathname' | 'hostname'>
  }
}

/** Settings and event handlers as they are at the moment. */
export type SatisfactionOptions = SatisfactionSettings & SatisfactionEvents

export type SatisfactionModel = ReturnType<typeof createSatisfaction>

/** The page that last decided on its pop-up: only coming from another one is a new visit. Shared by all on the page. */
let lastVisited: string | undefined

const isWriting = (value: unknown): value is Writing => typeof Object(value).description === 'string'

/** The satisfaction pop-up without its looks. */
export function createSatisfaction(
  { session, http, page = window }: SatisfactionWorld,
  options: () => SatisfactionOptions,
) {
  const { storage } = session
  const { location } = page
  const feedback = createFeedbackService(http)
  const config = createConfigService(http, session.resources)
  const owner = () => ({ userId: session.$identity.get().identity?.userId, hotelId: http.hotelId() })
  const kept = { storage, owner, accepts: isWriting }
  /** Submitted and not taken by the gateway yet, by page key. */
  const unsent = createOutbox({ ...kept, name: 'feedback' })
  /** Typed and not submitted, by page key. */
  const drafts = createOutbox({ ...kept, name: 'feedback-drafts' })

  /** Why the gateway did not take a rating, by page key. */
  const failures = new Map<string, unknown>()
  const retrying = retryLater(() => void send())

  const reading = latest()
  let sending: Promise<unknown> | undefined
  let isStarted = false
  let visits = 0
  let visited: string | undefined

  const $state = atom<SatisfactionState>({
    view: 'none',
    level: 'page',
    cameByItself: false,
    score: null,
    description: '',
    busy: false,
    rated: {},
  })
  const get = $state.get
  const keyOf = (level: Level) => (level === 'page' && (options().pageKey || pageKeyOf(location))) || level
  const flagOf = (level: Level) => `ebkit.satisfaction.${owner().userId}.${keyOf(level)}`
  const urlOf = async (key: string) => `${isNewUi(await config.all()) ? 'NEW' : ''}${key}`
  const ownLevel = () => options().level ?? 'page'
  const patch = (change: Partial<SatisfactionState>) => $state.set({ ...get(), ...change })
  const noteScore = (key: string, score: Score | null) => patch({ rated: { ...get().rated, [key]: score } })
  /** Something went wrong that the widget shows by itself where it can. */
  const fail = (error: unknown): undefined => {
    patch({ error })
    options().onError?.(error)
  }

  /** Reads the level's rating; undefined where that failed or a later reading came first. */
  async function read(level: Level) {
    const key = keyOf(level)
    try {
      const rating = await reading.run(async (signal) => feedback.get(await urlOf(key), signal))
      if (rating === superseded) return undefined
      noteScore(key, rating.score)
      return rating
    } catch (error) {
      return fail(error)
    }
  }

  /** Sends what waits, one after the other, so that an older rating never lands on top of a newer one. */
  async function send() {
    await sending // a run that is under way does not know what was written since
    sending = unsent.flush(sendOne)
    const error = await sending
    patch({})
    if (!isStarted || unsent.keys().length === 0) retrying.reset()
    else retrying.plan()
    if (error) fail(error)
  }

  async function sendOne({ score, description }: Writing, key: string) {
    try {
      await feedback.submit({ url: await urlOf(key), score: score as Score, description })
      failures.delete(key)
      noteScore(key, score)
    } catch (error) {
      failures.set(key, error)
      // Sent again it would be refused again: it waits for the person, who is told.
      if (unsentReason(error) === 'refused') {
        unsent.remove(key)
        if (!drafts.get(key)) drafts.put(key, { score, description })
      }
      throw error
    }
  }

  /** Why a level's rating is not with the gateway; undefined where it is, or there is none. */
  function reasonOf(level: Level): UnsentReason | undefined {
    const key = keyOf(level)
    if (unsent.get(key)) return unsentReason(failures.get(key))
    return failures.has(key) && drafts.get(key) ? 'refused' : undefined
  }

  /** Whether the pop-up may come without being asked for. @spec W-SAT-10 W-SAT-12 W-SAT-13 W-SAT-14 */
  async function wantsToOpen(level: Level) {
    const { manual, testHosts, guideCounterKey = guideCounter } = options()
    const isGuided = Number(storage.get(guideCounterKey) ?? guideVisits) < guideVisits
    if (manual || isGuided || testHosts?.includes(location.hostname) || storage.get(flagOf(level)))
      return false
    return (await read(level))?.score === null
  }

  /** The page is there now, for this user: sends what waits, and opens the pop-up if it should. */
  async function visit() {
    const mine = ++visits
    const here = flagOf('page')
    if (visited && visited !== here) hide()
    visited = owner().userId && here
    patch({ rated: {} })
    if (!visited) return
    void send()
    const level = ownLevel()
    const place = flagOf(level)
    const isWanted = await wantsToOpen(level)
    if (mine !== visits) return
    if (isWanted && lastVisited !== place && get().view === 'none') open(level, true)
    lastVisited = place
  }

  function open(level: Level, isByItself?: boolean) {
    if (options().onBeforeShow?.({ level }) === false) return
    // A flag that does not outlast a reload would bring the pop-up back with every reload.
    if (!storage.set(flagOf(level), '1') && isByItself) return
    const written = drafts.get(keyOf(level)) ?? unsent.get(keyOf(level))
    patch({
      view: 'rating',
      level,
      cameByItself: !!isByItself,
      score: null,
      description: '',
      problem: undefined,
      error: undefined,
      ...written,
    })
    options().onShow?.({ level })
    if (!written && !isByItself) void prefill(level)
  }

  async function prefill(level: Level) {
    const rating = await read(level)
    if (rating) patch({ score: rating.score, description: rating.feedbackDescription ?? '' })
  }

  /** Opens the rating of the page or the system; says why where that is not possible, and there tries again. */
  async function show(level = ownLevel()) {
    const isRetry = get().view === 'unavailable'
    const isHopeless = session.$identity.get().status === 'failed' && !isRetry
    if (isRetry) patch({ busy: true })
    const isThere = owner().userId || (!isHopeless && (await session.identify()))
    if (isRetry) patch({ busy: false })
    if (!isThere) patch({ view: 'unavailable', level })
    else if (get().view !== 'rating' || get().level !== level) open(level)
  }

  /** Closes whatever is open. What was typed stays. */
  function hide() {
    if (get().view === 'none') return
    reading.cancel()
    patch({ view: 'none', cameByItself: false })
    options().onHide?.()
  }

  /** Notes what a person does to stars and comment. */
  function write(change: Partial<Writing>) {
    reading.cancel()
    const { level, score, description, problem } = { ...get(), ...change }
    const isTooLong = !isWithinLength(description, maximumCommentLength)
    patch({ score, description, problem: isTooLong ? 'commentTooLong' : score ? undefined : problem })
    drafts.put(keyOf(level), { score, description })
    options().onChange?.({ score, description })
  }

  /** Sends the rating. Without a star, or with a comment that is too long, it says so and sends nothing. */
  async function submit() {
    const { level, score, description, problem, busy } = get()
    if (busy || problem === 'commentTooLong') return
    if (!score) return patch({ problem: 'scoreMissing' })
    const key = keyOf(level)
    reading.cancel()
    failures.delete(key)
    unsent.put(key, { score, description })
    drafts.remove(key)
    patch({ busy: true })
    await send()
    patch({ busy: false })
    const isSent = !unsent.get(key) && !failures.has(key)
    if (isSent) options().onSubmit?.({ level, url: await urlOf(key), score, description })
    // Closed meanwhile: the tab tells, no dialog comes up on its own.
    if (get().view === 'rating') patch({ view: isSent ? 'success' : 'failure' })
  }

  /** Not now: closes, and the page's pop-up may come again at the next visit. */
  function decline() {
    const { level } = get()
    hide()
    if (level === 'page') storage.remove(flagOf(level))
    options().onDecline?.({ level })
  }

  /** Forgets what was typed and not submitted. */
  function reset() {
    const { level, view } = get()
    drafts.remove(keyOf(level))
    if (view === 'rating') open(level)
  }

  /** Begins to listen; gives the way to stop, which leaves nothing behind. */
  function start() {
    isStarted = true
    const moved = () => {
      if (flagOf('page') !== visited) void visit()
    }
    page.addEventListener('hashchange', moved)
    page.addEventListener('online', send)
    void session.identify()
    return () => {
      visits++
      isStarted = false
      retrying.stop()
      hide()
      page.removeEventListener('hashchange', moved)
      page.removeEventListener('online', send)
    }
  }

  return {
    $state: $state as ReadableAtom<SatisfactionState>,
    /** What became of a level's rating: why one is not sent, and the score that the gateway has. */
    fateOf: (level: Level) => ({
      unsent: reasonOf(level),
      error: failures.get(keyOf(level)),
      score: get().rated[keyOf(level)],
    }),
    start,
    visit,
    show,
    hide,
    write,
    submit,
    decline,
    reset,
  }
}
