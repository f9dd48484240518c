import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** What closed it: × and Esc are `close`; without a reason a method or property did. */
export type RefundQrReason = 'close' | 'backdrop'

/** Methods for the page. */
export interface RefundQrHandle {
  /** Opens it, and asks for the code. */
  show(): void
  /** Closes it. */
  hide(): void
  /** Asks for the code again. */
  reload(): void
  /** Saves the image; false if there is no code. */
  download(): Promise<boolean>
}

export interface RefundQrProps {
  /** Opens it when set to true, closes it when set to false. */
  open?: boolean
  /** Number of the order to refund. No default: without it there is no code. */
  platformOrderId?: string
  /** Number of the member whose order it is. Default: none. */
  memberId?: string
  /** Sent to the gateway as it is: whether the code is for a refund. */
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
  /** The code could not be loaded or saved. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<RefundQrHandle | null>
}
