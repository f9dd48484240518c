import type { Place } from '../../support/Place'
import { textsOf } from '../../support/recordTexts'
import type { Start } from '../start'

/** What brings literals to the screen. */
export interface Rendering {
  /** Ids, and the numbers in place of their parameters. */
  readonly literals: Readonly<Record<string, readonly number[]>>
  readonly tag: `eb-${string}`
  /** Makes or finds what it is about. */
  readonly prepare?: (start: Start) => Promise<string>
  /** Attributes of the element; `prepared` is what `prepare` gave. */
  readonly attributes?: string | ((prepared: string) => string)
  /** What goes wrong or is held back, before the element is there. */
  readonly fault?: (place: Place) => unknown
  /** What a person does. Default: nothing. */
  readonly bringUp?: (place: Place, prepared: string) => Promise<unknown>
  /** Where its texts are. Default: everything the element has shown or said since it came. */
  readonly texts?: (place: Place) => Promise<readonly string[]>
}

/** Every text of the element since it came. */
export const textsOfElement = async ({ page, tag }: Place): Promise<readonly string[]> =>
  (await textsOf(page)).filter(({ place }) => place.startsWith(`${tag} `)).map(({ text }) => text)
