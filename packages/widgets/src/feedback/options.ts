import type { ModalReason } from '@ebkit/ui/modal-box'
import type { ToastPosition, ToastType } from '@ebkit/ui/toast-card'

// ModalOptions and ToastOptions are written again in loader/src/api.ts, which imports nothing.
/** What a modal says. All texts are shown as they are: markup in them is text. */
export interface ModalOptions {
  /** What it says or asks. Default: nothing. */
  text?: string
  /** Title. Default: none. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`; `sm` for `confirm`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: red OK button, and focus is on cancel. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** No cancel button. */
  noCancel?: boolean
  /** A press on the page behind closes it, with `backdrop`. */
  backdrop?: boolean
  /** Closes by itself after so many milliseconds, with `timeout`. Default: none. */
  closeTime?: number
}

/** What a toast shows, and for how long. */
export interface ToastOptions {
  /** What it says. */
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
 * One request from outside: the answers for OK and for cancel, what was asked, and how to answer. `true` and `false` make
 * it a question, no answers a toast.
 */
export type Asked = readonly [
  answers: readonly unknown[],
  given: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: each of the three has its own answers
  answer: (answer: any) => void,
]

/** Something that is shown now. */
export type Shown =
  | { id: number; kind: 'modal'; options: ModalOptions; answer: (reason: ModalReason) => void }
  | { id: number; kind: 'toast'; options: ToastOptions; answer: () => void }

/** Options as they may come from a page: a text alone, or anything else that has become text. */
export function optionsOf<Options extends ModalOptions | ToastOptions>(given: unknown): Options {
  const options = (typeof given === 'object' && given ? given : { text: given }) as Record<string, unknown>
  const { text = '', heading = '' } = options
  return { ...options, text: String(text ?? ''), heading: String(heading ?? '') } as Options
}
