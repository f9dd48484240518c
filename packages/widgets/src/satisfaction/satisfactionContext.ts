import type { Http } from '@ebkit/core/http'
import { createOutbox, type Outbox } from '@ebkit/core/outbox'
import { type Latest, latest } from '@ebkit/core/promise'
import { type ConfigService, createConfigService, isNewUi } from '@ebkit/core/services/config'
import { createFeedbackService, type FeedbackService } from '@ebkit/core/services/feedback'
import type { Session } from '@ebkit/core/session'
import { atom, type WritableAtom } from 'nanostores'
import { pageKeyOf } from './pageKey'
import type { Level, SatisfactionEvents, SatisfactionSettings, SatisfactionState, Writing } from './state'
import { retryLater } from './unsentRatings'

/** Dependencies of the model. */
export interface SatisfactionDependencies {
  session: Session
  http: Http
  /** Default: the browser's. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    location: Pick<Location, 'hash' | 'pathname' | 'hostname'>
  }
}

/** Current settings and event handlers. */
export type SatisfactionOptions = SatisfactionSettings & SatisfactionEvents

/** The state that the model's functions share. */
export interface SatisfactionContext {
  readonly session: Session
  readonly http: Http
  readonly page: NonNullable<SatisfactionDependencies['page']>
  readonly options: () => SatisfactionOptions
  readonly $state: WritableAtom<SatisfactionState>
  readonly feedback: FeedbackService
  readonly config: ConfigService
  /** Submitted ratings that the gateway has not accepted yet, by page key. */
  readonly unsent: Outbox<Writing>
  /** Drafts, by page key. */
  readonly drafts: Outbox<Writing>
  /** Why the gateway refused a rating, by page key. */
  readonly failures: Map<string, unknown>
  readonly retries: ReturnType<typeof retryLater>
  /** Reads a rating. */
  readonly reading: Latest
  sending: Promise<unknown> | undefined
  isStarted: boolean
  /** Incremented with each visit: an older visit stops. */
  visits: number
  /** Incremented with each opening: the result of a rating is shown only in the opening in which it was submitted. */
  openings: number
  /** User and page of the current visit. */
  visited: string | undefined
}

/** What a server renders has no page yet. */
const noPage = {
  location: { hash: '', pathname: '', hostname: '' },
  addEventListener: () => {},
  removeEventListener: () => {},
}

/** @param retry sends the unsent ratings again */
export function createContext(
  { session, http, page = globalThis.window ?? noPage }: SatisfactionDependencies,
  options: () => SatisfactionOptions,
  retry: () => void,
): SatisfactionContext {
  const owner = () => ({ userId: userIdOf(session), hotelId: http.hotelId() })
  const outboxOptions = { storage: session.storage, owner, accepts: isWriting }
  return {
    session,
    http,
    page,
    options,
    $state: atom<SatisfactionState>({
      view: 'none',
      level: 'page',
      cameByItself: false,
      score: null,
      description: '',
      busy: false,
      rated: {},
    }),
    feedback: createFeedbackService(http),
    config: createConfigService(http, session.resources),
    unsent: createOutbox({ ...outboxOptions, name: 'feedback' }),
    drafts: createOutbox({ ...outboxOptions, name: 'feedback-drafts' }),
    failures: new Map(),
    retries: retryLater(retry),
    reading: latest(),
    sending: undefined,
    isStarted: false,
    visits: 0,
    openings: 0,
    visited: undefined,
  }
}

export const patch = ({ $state }: SatisfactionContext, change: Partial<SatisfactionState>): void =>
  $state.set({ ...$state.get(), ...change })

/** Shows a rating's error, unless the form of another rating is open. */
export function showError(context: SatisfactionContext, error: unknown, key: string): void {
  if (key === keyOf(context, context.$state.get().level)) patch(context, { error })
}

export const userIdOf = ({ $identity }: Session): string | undefined => $identity.get().identity?.userId

/** The level that the page selects. */
export const levelOf = ({ options }: SatisfactionContext): Level => options().level ?? 'page'

export const keyOf = ({ options, page }: SatisfactionContext, level: Level): string =>
  (level === 'page' && (options().pageKey || pageKeyOf(page.location))) || level

/** Local storage key of the flag that a level's pop-up has been shown to this user. */
export const flagOf = (context: SatisfactionContext, level: Level): string =>
  `ebkit.satisfaction.${userIdOf(context.session)}.${keyOf(context, level)}`

/** The page key as the gateway knows it. */
export const urlOf = async ({ config }: SatisfactionContext, key: string): Promise<string> =>
  `${isNewUi(await config.all()) ? 'NEW' : ''}${key}`

const isWriting = (value: unknown): value is Writing => typeof Object(value).description === 'string'
