import type { WidgetError } from '../environment'
import type { Slide } from '../viewer/Slide'

/** What a file is shown as. @spec W-PREV-1 */
export type PreviewKind = 'image' | 'pdf' | 'video'

export interface FilePreviewProps {
  /** Address of the file. Other than `http`, `https`, `blob` and pictures as `data` it is not shown. Default: none, and a text says so. */
  src?: string | undefined
  /** Name as shown, and what the type is told by. Default: the end of the address. */
  fileName?: string | undefined
  /** A MIME type, an extension, or `image`, `pdf`, `video`. Default: what the name says. */
  type?: string | undefined
  /** Not everybody's: it is shown by an address that is signed for the user. Default: where the plain one does not work. */
  isPrivate?: boolean | undefined
  /** Bytes, for what has no preview. Default: none is named. */
  size?: number | undefined
  /** Pictures among which this one is shown large, in order. Default: this one alone. */
  slides?: readonly Slide[] | undefined
  /** No link that downloads the file. */
  noDownload?: boolean
  /** The picture was made large. */
  onShow?(): void
  /** It is not large any more. */
  onHide?(): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
}
