import { isServiceError } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import { createPoll, type Poll } from '@ebkit/core/polling'
import {
  createEnterpriseMessagingService,
  type EnterpriseMessagingService,
} from '@ebkit/core/services/enterpriseMessaging'
import { createRowService, type RowService } from '@ebkit/core/services/rows'
import { atom, type WritableAtom } from 'nanostores'
import type { AuthorisationState, AuthoriseState } from './AuthorisationState'

/** Milliseconds between two polls. */
const pollInterval = 3_000
/** Milliseconds for which a code is valid. */
const codeValidity = 10 * 60_000
/** Consecutive failed requests after which the user is informed. */
const maximumFailures = 3

interface Context {
  readonly hotelId: string
  readonly service: EnterpriseMessagingService
  readonly rows: RowService
  readonly $state: WritableAtom<AuthorisationState>
  readonly poll: Poll
  question: AbortController
  /** The page is shown: otherwise nothing is polled. */
  isShown: boolean
}

/** The authorisation of enterprise messaging by a store, from the application to the corporation, without a view. */
export function createWecomAuthorisation({ http, hotelId }: { http: Http; hotelId: string }) {
  const $state = atom<AuthorisationState>({ step: 'asking' })
  const change = (part: Partial<AuthoriseState>) => {
    const state = $state.get()
    if (state.step === 'authorise') $state.set({ ...state, ...part })
  }
  const context: Context = {
    ...{ hotelId, $state },
    service: createEnterpriseMessagingService(http),
    rows: createRowService(http),
    question: new AbortController(),
    isShown: true,
    poll: createPoll({
      ask: (signal) => askForCorporation(context, signal),
      ...{ interval: pollInterval, limit: codeValidity, maximumFailures },
      onPause: () => change({ poll: 'expired' }),
      onFailure: (problem) => change({ poll: 'failed', problem }),
    }),
  }
  return {
    $state,
    /** Finds out which step the store has reached. */
    open: () => open(context),
    /** The terms are agreed to. @spec W-GATE-6 */
    apply: () => apply(context),
    /** A new code after one that has expired, or another request after one that failed. */
    refresh: () => authorise(context),
    /** The administrator confirms once more; nothing is lost. */
    authoriseAgain: () => authoriseAgain(context),
    /** Back from authorising again. */
    keep: () => keep(context),
    /** The page is no longer shown. */
    pause() {
      context.isShown = false
      context.poll.stop()
    },
    /** The page is shown again. */
    resume() {
      context.isShown = true
      if (isAsking(context)) startPoll(context)
    },
    /** The result is no longer needed. */
    stop() {
      context.question.abort()
      context.poll.stop()
    },
  }
}

const isAsking = ({ $state }: Context) => {
  const state = $state.get()
  return state.step === 'authorise' && state.poll === 'asking'
}

/** @spec W-GATE-4 W-GATE-9 */
async function open(context: Context): Promise<void> {
  const { service, hotelId, $state, poll } = context
  poll.stop()
  context.question.abort()
  context.question = new AbortController()
  const { signal } = context.question
  $state.set({ step: 'asking' })
  try {
    const isAuthorised = await service.isAuthorised(hotelId, signal)
    const corporation = isAuthorised ? await service.corporation(hotelId, signal) : undefined
    const hasApplied = isAuthorised || (await askWhetherApplied(context, signal))
    if (signal.aborted) return
    if (corporation) $state.set({ step: 'done', corporation })
    else if (hasApplied) authorise(context)
    else $state.set({ step: 'apply', isApplying: false })
  } catch (problem) {
    if (!signal.aborted) $state.set({ step: 'failed', problem })
  }
}

/** Users who may not see the settings begin with the application, which counts once however often it is sent. */
async function askWhetherApplied({ rows }: Context, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await rows.read('wechat-api/wecom-setting', {}, signal)
    return status === 'APPLIED' || status === 'INVALID'
  } catch (error) {
    if (isServiceError(error) && (error.status === 403 || error.status === 404)) return false
    throw error
  }
}

async function apply(context: Context): Promise<void> {
  const { $state, service, hotelId } = context
  const state = $state.get()
  if (state.step !== 'apply' || state.isApplying) return
  $state.set({ step: 'apply', isApplying: true })
  try {
    if (await service.apply(hotelId)) authorise(context)
    else $state.set({ step: 'apply', isApplying: false, problem: 'refused' })
  } catch (problem) {
    $state.set({ step: 'apply', isApplying: false, problem })
  }
}

function startPoll({ poll, isShown }: Context): void {
  if (isShown) poll.start()
}

function authorise(context: Context): void {
  const { $state } = context
  const state = $state.get()
  const before = state.step === 'authorise' ? state.before : undefined
  $state.set({ step: 'authorise', poll: 'asking', ...(before && { before }) })
  startPoll(context)
}

function authoriseAgain(context: Context): void {
  const state = context.$state.get()
  if (state.step !== 'done') return
  context.$state.set({ step: 'authorise', poll: 'asking', before: state.corporation })
  startPoll(context)
}

function keep({ $state, poll }: Context): void {
  const state = $state.get()
  if (state.step !== 'authorise' || !state.before) return
  poll.stop()
  $state.set({ step: 'done', corporation: state.before })
}

/** One request of the poll. @returns whether it was the last one */
async function askForCorporation(
  { $state, service, hotelId }: Context,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await service.isAuthorised(hotelId, signal)) || signal.aborted) return false
  const corporation = await service.corporation(hotelId, signal)
  const state = $state.get()
  if (signal.aborted || !corporation || state.step !== 'authorise') return false
  if (state.before && state.before.authorizedAt === corporation.authorizedAt) return false
  $state.set({ step: 'done', corporation })
  return true
}
