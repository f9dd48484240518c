export { Button, type ButtonProps } from './button/Button'
export { DangerButton } from './button/DangerButton'
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox'
export { Dialog, type DialogCloseReason, type DialogProps } from './dialog/Dialog'
export { Icon, type IconProps } from './icon/Icon'
export * from './icons'
export { adoptPageTheme } from './page-theme/adoptPageTheme'
export * from './pager/JumpField'
export { Pager, type PagerProps, type PagerTexts } from './pager/Pager'
export { pageLinks } from './pager/pageLinks'
export { Placeholder, type PlaceholderProps } from './placeholder/Placeholder'
export { Skeleton, type SkeletonProps } from './placeholder/Skeleton'
export { Rating, type RatingProps } from './rating/Rating'
export { starPath } from './rating/starPath'
export { SearchField, type SearchFieldProps } from './search-field/SearchField'
export { SidePanel, type SidePanelProps } from './side-panel/SidePanel'
export { SortableList, type SortableListProps } from './sortable-list/SortableList'
export { State, type StateProps } from './state/State'
export { adoptStyles, type StyleRoot } from './styles/adoptStyles'
export { adoptTokens } from './styles/adoptTokens'
export { useStyles } from './styles/useStyles'
export { Table, type TableColumn, type TableProps } from './table/Table'
export { Tabs, type TabsProps } from './tabs/Tabs'
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
export { VirtualList, type VirtualListProps } from './virtual-list/VirtualList'
