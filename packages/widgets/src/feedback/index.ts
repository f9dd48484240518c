export { Feedback } from './Feedback'
export type { Asked, ModalOptions, ToastOptions } from './options'
export type { FeedbackHandle, FeedbackProps } from './props'
