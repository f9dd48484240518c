import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { SatisfactionModel } from './satisfactionModel'
import type { Level, SatisfactionEvents, SatisfactionSettings, SatisfactionState } from './state'
import type { Text } from './strings'

/** Methods for the page. */
export interface SatisfactionHandle {
  /** Opens the rating of the page or of the system. */
  show(level?: Level): void
  /** Closes the open dialog. The entry is kept as a draft. */
  hide(): void
  /** Discards the draft. */
  reset(): void
  /** Focuses the open dialog, or the floating tab. */
  focus(): void
}

export interface SatisfactionProps extends SatisfactionSettings, Omit<SatisfactionEvents, 'onError'> {
  /** Name of the page, used in the question. Default: the document's title. */
  pageName?: string
  /** Opens the pop-up when set to true, closes it when set to false. */
  open?: boolean
  /** Hides the floating tab. The pop-up then opens by itself or by `show`. */
  noTab?: boolean
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<SatisfactionHandle | null>
}

/** Props of every part of the widget. */
export interface PartProps {
  props: SatisfactionProps
  model: SatisfactionModel
  state: SatisfactionState
  text: Text
  /** The text of an error. */
  describe(error: unknown): string
  /** The state of a level's rating. It is still shown when a message has closed. */
  noteOf(level: Level): { note: string; isWrong: boolean; isRated: boolean }
  /** The closing animation of a dialog has ended. */
  onClosed(): void
  /** Why the session could not be determined. */
  identityError: unknown
}
