import type { WidgetError } from '../environment'
import type { Slide } from '../viewer/Slide'

/** The kind of preview. @spec W-PREV-1 */
export type PreviewKind = 'image' | 'pdf' | 'video'

export interface FilePreviewProps {
  /**
   * Address of the file. Only `http`, `https`, `blob`, and images as `data`, are shown. Default: none, with a text
   * that says so.
   */
  src?: string | undefined
  /** Displayed name, which also determines the type. Default: the end of the address. */
  fileName?: string | undefined
  /** A MIME type, an extension, or `image`, `pdf`, `video`. Default: by the name. */
  type?: string | undefined
  /**
   * Not public: it is loaded from an address that is signed for the user. Default: only if the plain address fails.
   */
  isPrivate?: boolean | undefined
  /** Size in bytes, shown if there is no preview. Default: not shown. */
  size?: number | undefined
  /** Images to page through when this one is enlarged, in order. Default: only this one. */
  slides?: readonly Slide[] | undefined
  /** Omits the download link. */
  noDownload?: boolean
  /** The image was enlarged. */
  onShow?(): void
  /** The enlarged image was closed. */
  onHide?(): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
}
