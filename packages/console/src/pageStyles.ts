import { adoptStyles } from '@ebkit/ui/styles'
import css from './page.css'

/** What the console sets on the page itself. */
export function adoptPageStyles(page: Document): void {
  adoptStyles(page, css)
}
