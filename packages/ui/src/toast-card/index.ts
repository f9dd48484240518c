export type { ToastPosition } from './stack'
export { ToastCard, type ToastCardProps, type ToastType, toastIcons } from './ToastCard'
