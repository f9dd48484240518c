export { Button, type ButtonProps } from './button/Button'
export { DangerButton } from './button/DangerButton'
export { Dialog, type DialogCloseReason, type DialogProps } from './dialog/Dialog'
export { Icon, type IconProps } from './icon/Icon'
export * from './icons'
export { adoptPageTheme } from './page-theme/adoptPageTheme'
export { Rating, type RatingProps } from './rating/Rating'
export { starPath } from './rating/starPath'
export { adoptStyles, type StyleRoot } from './styles/adoptStyles'
export { adoptTokens } from './styles/adoptTokens'
export { useStyles } from './styles/useStyles'
export { TextArea, type TextAreaProps } from './text-area/TextArea'
export { MessageList, type MessageListProps } from './toast/MessageList'
export {
  createMessages,
  type Message,
  type Messages,
  type MessagesOptions,
  type NewMessage,
} from './toast/messages'
export { Toasts, type ToastsProps } from './toast/Toasts'
