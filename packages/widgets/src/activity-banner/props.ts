import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** Methods for the page. */
export interface ActivityBannerHandle {
  /** Loads the introduction again. */
  reload(): void
}

export interface ActivityBannerProps {
  /** The hash of the introduced page. Default: that of the window, also when it changes. */
  hash?: string
  /** An image was enlarged. */
  onShow?(detail: { index: number }): void
  /** The enlarged image was closed. */
  onHide?(): void
  /** The introduction could not be loaded. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ActivityBannerHandle | null>
}
