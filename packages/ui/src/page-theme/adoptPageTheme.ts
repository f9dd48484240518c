import { adoptStyles } from '../styles/adoptStyles'
import pageTheme from './pageTheme.css'

/** Makes the canvas, scroll bars and native controls of our own pages follow the theme of the tokens. */
export function adoptPageTheme(document: Document): void {
  adoptStyles(document, pageTheme)
}
