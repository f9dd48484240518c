import tokens from '../tokens.css'
import { adoptStyles, type StyleRoot } from './adoptStyles'

const sheets = [tokens]

/**
 * Adds tokens of one element that few others use. Called by the script-tag build.
 *
 * @public
 */
export const addTokens = (css: string): unknown => sheets.push(css)

/**
 * Adopts the design tokens (`--eb-…` custom properties) into a page, once. They have no specificity, so any rule of the
 * page wins: `:root { --eb-brand: 155 }` recolours every widget. Shadow roots inherit them; one that has `eb-brand` inside
 * needs them itself. Changes nothing else in the page.
 */
export function adoptTokens(root: StyleRoot): void {
  for (const sheet of sheets) adoptStyles(root, sheet)
}
