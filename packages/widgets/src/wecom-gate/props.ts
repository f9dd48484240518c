import type { ReactNode, RefObject } from 'react'

/** Methods for the page. */
export interface WecomGateHandle {
  /** Checks again, for instance after the authorisation. */
  check(): void
  /** Focuses the button of the promotion page or the overlay. */
  focus(): void
}

export interface WecomGateProps {
  /** Path of the page, such as `/company-wx/WxSet`, which is open without a corporation. Default: that of the address's hash. */
  path?: string
  /** Text of the contact QR code, usually an address. Default: none, and no code is shown. */
  contact?: string
  /** The application was accepted and the page goes on to `path`. If refused, the page navigates itself. */
  onBeforeNavigate?(detail: { path: string }): boolean | undefined
  /** The feature is shown. `corporationId` is missing on the settings page, which is open without one. */
  onOpen?(detail: { corporationId?: string; isMasterOrOwner: boolean }): void
  /** A request failed: the promotion page or the overlay is shown. */
  onError?(error: { code: string; message: string; cause?: unknown }): void
  /** Receives the methods. */
  handle?: RefObject<WecomGateHandle | null>
  /** The feature. Default: the content of the element. */
  children?: ReactNode
  /** Replaces the promotion page. Default: the element's content with `slot="promotion"`. */
  promotion?: ReactNode
  /** Replaces the text of the overlay. Default: the element's content with `slot="overlay"`. */
  overlay?: ReactNode
}
