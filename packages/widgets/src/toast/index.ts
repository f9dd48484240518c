export { type PageMessage, recordMessage, usePageMessages } from './pageMessages'
export { Toast, type ToastHandle, type ToastProps, toastTime } from './Toast'
