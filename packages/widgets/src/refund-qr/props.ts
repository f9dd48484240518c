import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What closed it: × and Esc are `close`; a method or property has no reason. */
export type RefundQrReason = 'close' | 'backdrop'

/** Methods for the page. */
export interface RefundQrHandle {
  /** Opens it, and requests the code. */
  show(): void
  /** Closes it. */
  hide(): void
  /** Requests the code again. */
  reload(): void
  /** Saves the image; returns false if there is no code. */
  download(): Promise<boolean>
}

export interface RefundQrProps {
  /** Opens it when set to true, closes it when set to false. */
  open?: boolean
  /** Number of the order to refund. No default: it is required for a code. */
  platformOrderId?: string
  /** Number of the member who placed the order. Default: none. */
  memberId?: string
  /** Sent to the gateway unchanged: whether the code is for a refund. */
  isRefund?: boolean
  /** It opened. */
  onShow?(): void
  /** It closes. */
  onHide?(detail: { reason?: RefundQrReason }): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** The image was saved. */
  onDownload?(detail: { fileName: string }): void
  /** The link was copied, or copying failed. */
  onCopy?(detail: { value: string; isCopied: boolean }): void
  /** The code could not be loaded or saved. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<RefundQrHandle | null>
}
