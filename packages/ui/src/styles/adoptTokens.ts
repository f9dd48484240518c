import tokens from '../tokens.css'
import { adoptStyles } from './adoptStyles'

const sheets = [tokens]

/**
 * Adds tokens that one element brings, since few others use them. The build of the script tag calls it.
 *
 * @public
 */
export const addTokens = (css: string): unknown => sheets.push(css)

/**
 * Adopts the design tokens (`--eb-…` custom properties) into a page, once. They have no specificity, so any rule of
 * the page wins: `:root { --eb-brand: 155 }` recolours every widget. Shadow roots inherit them. Nothing else of the
 * page changes.
 */
export function adoptTokens(document: Document): void {
  for (const sheet of sheets) adoptStyles(document, sheet)
}
