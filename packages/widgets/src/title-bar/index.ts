export type { TitleBarAction, TitleBarPicker } from './settings'
export { TitleBar, type TitleBarHandle, type TitleBarProps } from './TitleBar'
