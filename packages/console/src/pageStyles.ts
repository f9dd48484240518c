import { adoptStyles } from '@ebkit/ui/styles'
import css from './page.css'

/** Global styles of the console's page. */
export function adoptPageStyles(page: Document): void {
  adoptStyles(page, css)
}
