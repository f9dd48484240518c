export { adoptPageTheme } from './adoptPageTheme'
