import type { ModalReason } from '@ebkit/ui/modal-box'
import type { RefObject } from 'react'
import type { Asked, ModalOptions, ToastOptions } from './options'

/** Methods for the page. Each resolves when its message has been closed, and never rejects. */
export interface FeedbackHandle {
  /** Shows a modal dialog; resolves to what closed it. */
  modal(options: ModalOptions | string): Promise<ModalReason>
  /** Asks a question: true for OK, false for everything else. */
  confirm(options: ModalOptions | string): Promise<boolean>
  /** Shows a toast; resolves when it is hidden. */
  toast(options: ToastOptions | string): Promise<void>
  /** Opens the list of messages. */
  show(): void
  /** Closes the list of messages. */
  hide(): void
}

export interface FeedbackProps {
  /** A button that opens the list of the page's previous messages. */
  list?: boolean
  /**
   * One request of `EB.modal`, `EB.confirm` or `EB.toast`: the results for OK and for cancel, the options, and the
   * callback. The element removes itself from the page after the answer. Default: none.
   */
  asked?: Asked
  /** The list of messages opened. */
  onShow?(): void
  /** The list of messages closes. */
  onHide?(): void
  /** The list of messages has been removed from the screen. */
  onAfterHide?(): void
  /** Receives the methods. */
  handle?: RefObject<FeedbackHandle | null>
}
