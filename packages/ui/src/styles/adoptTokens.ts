import tokens from '../tokens.css'
import { adoptStyles } from './adoptStyles'

/**
 * Adopts the design tokens (`--eb-…` custom properties) into a page, once. They have no specificity, so any rule of
 * the page wins: `:root { --eb-brand: 155 }` recolours every widget. Shadow roots inherit them. Nothing else of the
 * page changes.
 */
export function adoptTokens(document: Document): void {
  adoptStyles(document, tokens)
}
