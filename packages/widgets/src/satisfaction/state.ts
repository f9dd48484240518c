import type { Score } from '@ebkit/core/services/feedback'

/** What is rated: the page, or the whole system. */
export type Level = 'page' | 'system'

/** What a person wrote: stars, or none yet, and a comment. */
export interface Writing {
  score: Score | null
  description: string
}

/** A rating as the gateway has taken it. */
export interface SentRating {
  level: Level
  /** The page key as it was sent, with its prefix. */
  url: string
  score: Score
  description: string
}

export interface SatisfactionSettings {
  /** Key of the page, other than `system`. Default: path of the hash, without its query. */
  pageKey?: string
  /** What the pop-up asks about when it opens by itself, and `show()` without an argument. Default `page`. */
  level?: Level
  /** The pop-up never opens by itself. */
  manual?: boolean
  /** Later does not reload the page. */
  noReload?: boolean
  /** Host names on which the pop-up does not open by itself. Default: the page's configuration, else none. */
  testHosts?: readonly string[]
  /** Local storage key of the dashboard guide's counter. Default: the page's configuration, else `dashboardGuide`. */
  guideCounterKey?: string
}

/** Events. `onBefore…` may refuse by returning false. */
export interface SatisfactionEvents {
  /** The rating is about to open, asked for or by itself. */
  onBeforeShow?(detail: { level: Level }): boolean | undefined
  /** The rating opened. */
  onShow?(detail: { level: Level }): void
  /** What was open closes. */
  onHide?(): void
  /** The person changed stars or comment. */
  onChange?(writing: Writing): void
  /** The gateway has taken the rating. */
  onSubmit?(rating: SentRating): void
  /** The person declined: 以后再说. */
  onDecline?(detail: { level: Level }): void
  /** Later, after a failure, is about to reload the page. */
  onBeforeReload?(): boolean | undefined
  /** A `ServiceError`, mostly. */
  onError?(error: unknown): void
}

export interface SatisfactionState extends Writing {
  /** What is open. */
  view: 'none' | 'rating' | 'success' | 'failure' | 'unavailable'
  level: Level
  /** It opened unasked. */
  cameByItself: boolean
  problem?: 'scoreMissing' | 'commentTooLong'
  busy: boolean
  /** The last error, of submitting or reading a rating. */
  error?: unknown
  /** Known scores at the gateway, by page key. */
  rated: Record<string, Score | null | undefined>
}
