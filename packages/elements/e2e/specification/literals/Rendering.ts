import type { Place } from '../../support/Place'
import { textsOf } from '../../support/recordTexts'
import type { Start } from '../start'

/** Steps that show literals on the screen. */
export interface Rendering {
  /** Ids of the literals, and the numbers for their parameters. */
  readonly literals: Readonly<Record<string, readonly number[]>>
  readonly tag: `eb-${string}`
  /** Creates or finds the test data. */
  readonly prepare?: (start: Start) => Promise<string>
  /** Attributes of the element; `prepared` is the result of `prepare`. */
  readonly attributes?: string | ((prepared: string) => string)
  /** Injects a failure or a delay before the element is on the page. */
  readonly fault?: (place: Place) => unknown
  /** The actions of a person. Default: none. */
  readonly bringUp?: (place: Place, prepared: string) => Promise<unknown>
  /** Reads the texts. Default: everything that the element has shown or announced so far. */
  readonly texts?: (place: Place) => Promise<readonly string[]>
}

/** Every text of the element so far. */
export const textsOfElement = async ({ page, tag }: Place): Promise<readonly string[]> =>
  (await textsOf(page)).filter(({ place }) => place.startsWith(`${tag} `)).map(({ text }) => text)
