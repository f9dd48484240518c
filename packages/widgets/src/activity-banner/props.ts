import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** Methods for the page. */
export interface ActivityBannerHandle {
  /** Loads the introduction again. */
  reload(): void
}

export interface ActivityBannerProps {
  /** The hash of the page that is introduced. Default: that of the window, also when it changes. */
  hash?: string
  /** A picture was made large. */
  onShow?(detail: { index: number }): void
  /** It is not large any more. */
  onHide?(): void
  /** The introduction could not be loaded. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ActivityBannerHandle | null>
}
