import type { ModalReason } from '@ebkit/ui/modal-box'
import type { ToastPosition, ToastType } from '@ebkit/ui/toast-card'

// ModalOptions and ToastOptions are repeated in loader/src/api.ts, which imports nothing.
/** The content of a modal. All texts are shown literally: markup in them is text. */
export interface ModalOptions {
  /** The message or question. Default: none. */
  text?: string
  /** Title. Default: none. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`; `sm` for `confirm`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: the OK button is red, and cancel has the focus. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** No cancel button. */
  noCancel?: boolean
  /** A press outside closes it, with the result `backdrop`. */
  backdrop?: boolean
  /** Closes it after this many milliseconds, with the result `timeout`. Default: never. */
  closeTime?: number
}

/** The content of a toast, and its duration. */
export interface ToastOptions {
  /** The message. */
  text?: string
  /** First line, in bold. */
  heading?: string
  /** Default `info`. */
  type?: ToastType
  /** Default `topCenter`. */
  position?: ToastPosition
  /** Milliseconds; 0: it stays until it is clicked. Default 3000. */
  closeTime?: number
}

/**
 * A request from outside: the results for OK and for cancel, the options, and the callback. `true` and `false` make
 * it a question; a request without results is a toast.
 */
export type Asked = readonly [
  answers: readonly unknown[],
  given: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: each of the three has its own answers
  answer: (answer: any) => void,
]

/** A message that is shown now. */
export type Shown =
  | { id: number; kind: 'modal'; options: ModalOptions; answer: (reason: ModalReason) => void }
  | { id: number; kind: 'toast'; options: ToastOptions; answer: () => void }

/** Options as they may come from a page: a text alone, or any other value, as text. */
export function optionsOf<Options extends ModalOptions | ToastOptions>(given: unknown): Options {
  const options = (typeof given === 'object' && given ? given : { text: given }) as Record<string, unknown>
  const { text = '', heading = '' } = options
  return { ...options, text: String(text ?? ''), heading: String(heading ?? '') } as Options
}
