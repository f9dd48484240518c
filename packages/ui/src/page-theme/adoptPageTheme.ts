import { adoptStyles } from '../styles/adoptStyles'
import pageTheme from './pageTheme.css'

/**
 * Makes the canvas, scroll bars and native controls of our own pages follow the theme of the tokens.
 *
 * @example
 * ```ts
 * import { adoptPageTheme } from '@ebkit/ui/page-theme'
 *
 * // Canvas, scroll bars and native controls of the whole page follow the tokens, dark or light.
 * adoptPageTheme(document)
 * ```
 */
export function adoptPageTheme(document: Document): void {
  adoptStyles(document, pageTheme)
}
