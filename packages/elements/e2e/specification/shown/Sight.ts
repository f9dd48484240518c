import type { Page, Request } from '@playwright/test'
import type { Place } from '../../support/Place'
import type { Start } from '../start'

/** What an observation can use. */
export interface Look {
  readonly it: Place
  readonly page: Page
  readonly start: Start
  /** Every request of the page so far. */
  readonly requests: readonly Request[]
  /** Adds the element to the page. */
  open(attributes?: string, content?: string): Promise<void>
  /** The value of a numeric figure. */
  value(id: string): number
}

/** Figures that are observed on an element of the build, connected to the gateway. */
export interface Sight {
  readonly figures: readonly string[]
  readonly tag: `eb-${string}`
  /** `observe` stops the page's clock with `stopTime`. */
  readonly isTimed?: boolean
  readonly observe: (look: Look) => Promise<Readonly<Record<string, unknown>>>
}

/** The parameters of the first request to a path, from its query and body. */
export function parametersOf(requests: readonly Request[], path: string): Record<string, string> {
  const request = requests.find((one) => one.url().includes(path))
  if (!request) throw new Error(`Nothing asked for ${path}`)
  return { ...Object.fromEntries(new URL(request.url()).searchParams), ...request.postDataJSON() }
}
