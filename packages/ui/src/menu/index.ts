export { Menu, type MenuProps } from './Menu'
export { MenuButton, type MenuButtonProps } from './MenuButton'
export type { MenuItem } from './MenuItem'
export { pointOf } from './pointOf'
