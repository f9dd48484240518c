import type { Page, Request } from '@playwright/test'
import type { Place } from '../../support/Place'
import type { Start } from '../start'

/** What there is to look with. */
export interface Look {
  readonly it: Place
  readonly page: Page
  readonly start: Start
  /** Every request of the page so far. */
  readonly requests: readonly Request[]
  /** Puts the element into the page. */
  open(attributes?: string, content?: string): Promise<void>
  /** The value of a figure that is a number. */
  value(id: string): number
}

/** Figures that are seen on an element of the build, at work with the gateway. */
export interface Sight {
  readonly figures: readonly string[]
  readonly tag: `eb-${string}`
  /** The page's clock stands still from the moment when it is asked to. */
  readonly isTimed?: boolean
  readonly observe: (look: Look) => Promise<Readonly<Record<string, unknown>>>
}

/** The parameters of the first request of a path, of its query and its body. */
export function parametersOf(requests: readonly Request[], path: string): Record<string, string> {
  const request = requests.find((one) => one.url().includes(path))
  if (!request) throw new Error(`Nothing asked for ${path}`)
  return { ...Object.fromEntries(new URL(request.url()).searchParams), ...request.postDataJSON() }
}
