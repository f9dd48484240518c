import type { Score } from '@ebkit/core'

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

/** What the model tells. `onBefore…` may refuse by false. */
export interface SatisfactionEvents {
  onBeforeShow?(detail: { level: Level }): boolean | undefined
  onShow?(detail: { level: Level }): void
  onHide?(): void
  onChange?(writing: Writing): void
  onSubmit?(rating: SentRating): void
  onDecline?(detail: { level: Level }): void
  onBeforeReload?(): boolean | undefined
  /** A `ServiceError`, mostly. */
  onError?(error: unknown): void
}

export interface SatisfactionState extends Writing {
  /** What is open. */
  view: 'none' | 'rating' | 'success' | 'failure' | 'unavailable'
  level: Level
  problem?: 'scoreMissing' | 'commentTooLong'
  busy: boolean
  /** What went wrong last: a submission, or reading the rating that the gateway has. */
  error?: unknown
  /** For each level, whether a rating waits to be sent. */
  unsent: Partial<Record<Level, boolean>>
  /** For each level, the score that the gateway has, as far as it is known here. */
  rated: Partial<Record<Level, Score | null>>
}
