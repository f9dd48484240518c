import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** Methods for the page. */
export interface RichTextHandle {
  /** Focuses the text. */
  focus(): void
}

export interface RichTextProps {
  /**
   * The text, as HTML. It is sanitised when shown and reported. It does not contain images that are still being
   * uploaded.
   */
  value?: string
  /** Placeholder of the empty text. Default: none. */
  placeholder?: string | undefined
  /** Height of the editor in px. Default 500. @spec W-EDI-7 */
  height?: number | undefined
  /** Maximum bytes of a pasted or dropped image. Default 10485760; 0 for any size. @spec W-EDI-2 */
  maxSize?: number | undefined
  /** Maximum bytes of an image chosen with the button. Default 1048576; 0 for any size. @spec W-EDI-3 */
  uploadMaxSize?: number | undefined
  /** Who can read the uploaded images: everyone, or users who are signed in at the hotel. Default `public`. */
  visibility?: 'public' | 'private' | undefined
  /** The text can be read and copied, but not changed. */
  readonly?: boolean
  /** Disables the editor. */
  disabled?: boolean
  /** Marks the field as required. */
  required?: boolean
  /** Name in forms. */
  name?: string | undefined
  /** Accessible name. Default 正文. */
  label?: string | undefined
  /** Error message, shown below the editor. */
  errorMessage?: string | undefined
  /** Ids of further elements that describe the text. */
  describedBy?: string | undefined
  /** Called with the reason if the value cannot be submitted yet, and without one when it can. */
  reportProblem?(message?: string): void
  /** The text changes, at every key. */
  onInput?(detail: { value: string }): void
  /** The text was changed and the editor lost focus. */
  onChange?(detail: { value: string }): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<RichTextHandle | null>
}
