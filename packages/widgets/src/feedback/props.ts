import type { ModalReason } from '@ebkit/ui/modal-box'
import type { RefObject } from 'react'
import type { Asked, ModalOptions, ToastOptions } from './options'

/** What a page can ask of it. Each resolves when what it asked for has been closed, and never rejects. */
export interface FeedbackHandle {
  /** Shows a modal dialog, and tells what closed it. */
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
  /** A button that opens the list of the messages that the page has shown, where they can be read again. */
  list?: boolean
  /**
   * One request of `EB.modal`, `EB.confirm` or `EB.toast`: the answers for OK and for cancel, what was asked, and how to
   * answer. The element takes itself out of the page when it was answered. Default: none.
   */
  asked?: Asked
  /** The list of messages opened. */
  onShow?(): void
  /** The list of messages closes. */
  onHide?(): void
  /** The list of messages is gone from the screen. */
  onAfterHide?(): void
  /** Receives the methods. */
  handle?: RefObject<FeedbackHandle | null>
}
