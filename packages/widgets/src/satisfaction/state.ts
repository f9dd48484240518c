import type { Score } from '@ebkit/core/services/feedback'

/** The object of a rating: the page, or the whole system. */
export type Level = 'page' | 'system'

/** The entry of a person: a score, if one is chosen, and a comment. */
export interface Writing {
  score: Score | null
  description: string
}

/** A rating that the gateway has accepted. */
export interface SentRating {
  /** What was rated. */
  level: Level
  /** The page key as it was sent, with its prefix. */
  url: string
  /** Stars, 1 to 5. */
  score: Score
  /** The comment; empty for none. */
  description: string
}

export interface SatisfactionSettings {
  /** Key of the page, other than `system`. Default: path of the hash, without its query. */
  pageKey?: string
  /** The object of the rating when the pop-up opens by itself, or by `show()` without an argument. Default `page`. */
  level?: Level
  /** The pop-up never opens by itself. */
  manual?: boolean
  /** After a failure, “Later” does not reload the page. */
  noReload?: boolean
  /** Host names on which the pop-up does not open by itself. Default: the page's configuration, else none. */
  testHosts?: readonly string[]
  /** Local storage key of the dashboard guide's counter. Default: the page's configuration, else `dashboardGuide`. */
  guideCounterKey?: string
}

/** Events. Handlers of `onBefore…` can return false to prevent the action. */
export interface SatisfactionEvents {
  /** The rating is about to open. */
  onBeforeShow?(detail: { level: Level }): boolean | undefined
  /** The rating opened. */
  onShow?(detail: { level: Level }): void
  /** The open dialog closes. */
  onHide?(): void
  /** The person changed stars or comment. */
  onChange?(writing: Writing): void
  /** The gateway has accepted the rating. */
  onSubmit?(rating: SentRating): void
  /** The person declined: 以后再说. */
  onDecline?(detail: { level: Level }): void
  /** “Later” after a failure is about to reload the page. */
  onBeforeReload?(): boolean | undefined
  /** Usually a `ServiceError`. */
  onError?(error: unknown): void
}

export interface SatisfactionState extends Writing {
  /** The open dialog. */
  view: 'none' | 'rating' | 'success' | 'failure' | 'unavailable'
  level: Level
  /** It opened by itself. */
  cameByItself: boolean
  problem?: 'scoreMissing' | 'commentTooLong'
  busy: boolean
  /** The last error, of submitting or reading a rating. */
  error?: unknown
  /** Known scores at the gateway, by page key. */
  rated: Record<string, Score | null | undefined>
}
