import type { ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'

/** Methods for the page. */
export interface FrameHandle {
  /** Opens the address again. */
  reload(): void
}

export interface FrameProps {
  /** Address of the page, `http` or `https`. Relative to the page of the element. Default: none. */
  src?: string
  /**
   * Origins that may be opened and listened to besides the page's own, separated by spaces or commas.
   * `https://*.example.com` matches every host below it. Default: none.
   */
  origins?: string
  /** Accessible name of the frame. Default: 嵌入的页面. */
  heading?: string
  /** Milliseconds until loading the page times out. Default 30000. */
  timeLimit?: number
  /** Ignores the heights that the page reports. */
  isFixed?: boolean
  /** The page has loaded; fired again after each navigation inside. */
  onLoad?(detail: { address: string }): void
  /** The page reported its title. */
  onTitle?(detail: { title: string }): void
  /** The page reported its route. */
  onRoute?(detail: { route: string }): void
  /** The page could not be shown: `address-error` or `timeout`. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<FrameHandle | null>
  /**
   * Content below an error, for example a link to the settings. Default: the element's content with `slot="error"`.
   */
  error?: ReactNode
}
