export { Feedback, type FeedbackHandle, type FeedbackProps } from './Feedback'
export type { Asked, ModalOptions, ToastOptions } from './options'
