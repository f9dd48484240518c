export { Feedback, type FeedbackHandle, type FeedbackProps } from './Feedback'
export type { ModalOptions, ToastOptions } from './options'
