import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { SatisfactionModel } from './satisfactionModel'
import type { Level, SatisfactionEvents, SatisfactionSettings, SatisfactionState } from './state'
import type { Text } from './strings'

/** What a page can do with the widget. */
export interface SatisfactionHandle {
  /** Opens the rating of the page or of the system. */
  show(level?: Level): void
  /** Closes what is open. What was typed stays. */
  hide(): void
  /** Forgets what was typed and not submitted. */
  reset(): void
  /** Focuses the open dialog, else the floating tab. */
  focus(): void
}

export interface SatisfactionProps extends SatisfactionSettings, Omit<SatisfactionEvents, 'onError'> {
  /** Name of the page as its title has it, asked about in the question. Default: the document's title. */
  pageName?: string
  /** Opens the pop-up when it turns true, closes it when it turns false. */
  open?: boolean
  /** No floating tab; the pop-up then opens by itself or by `show`. */
  noTab?: boolean
  /** Everything is gone from the screen, the way out included. */
  onAfterHide?(): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<SatisfactionHandle | null>
}

/** What every part of the widget draws from. */
export interface PartProps {
  props: SatisfactionProps
  model: SatisfactionModel
  state: SatisfactionState
  text: Text
  /** What a person reads about an error. */
  describe(error: unknown): string
  /** What became of a level's rating: this is where a message whose time is over stays. */
  noteOf(level: Level): { note: string; isWrong: boolean; isRated: boolean }
  /** A dialog is gone from the screen. */
  onClosed(): void
  /** Why it could not be found out who is signed in. */
  identityError: unknown
}
