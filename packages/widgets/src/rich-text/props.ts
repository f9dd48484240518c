import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What a page can do with the widget. */
export interface RichTextHandle {
  /** Focuses the text. */
  focus(): void
}

export interface RichTextProps {
  /** The text, as HTML. What is shown and reported has passed the sanitiser. Images that are still being uploaded are not in it. */
  value?: string
  /** Shown while there is no text. Default: nothing. */
  placeholder?: string | undefined
  /** Height of the editor in px. Default 500. @spec W-EDI-7 */
  height?: number | undefined
  /** Maximum bytes of a pasted or dropped image. Default 10485760; 0 for any size. @spec W-EDI-2 */
  maxSize?: number | undefined
  /** Maximum bytes of an image chosen with the button. Default 1048576; 0 for any size. @spec W-EDI-3 */
  uploadMaxSize?: number | undefined
  /** Who can read the uploaded images: everybody, or users who are signed in at the hotel. Default `public`. */
  visibility?: 'public' | 'private' | undefined
  /** The text can be read and copied, and not changed. */
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
  /** Called with why the value cannot be submitted yet; without a message when it can be. */
  reportProblem?(message?: string): void
  /** The text changes, at every key. */
  onInput?(detail: { value: string }): void
  /** The text was changed, and left. */
  onChange?(detail: { value: string }): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<RichTextHandle | null>
}
