export { adoptStyles, type StyleRoot } from './adoptStyles'
export { adoptTokens } from './adoptTokens'
export { styleElement, useStyles } from './useStyles'
