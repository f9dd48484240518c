// The style of the documentation: the product's own tokens, and one sheet for TypeDoc's pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

/** The sheet that TypeDoc links on every page. */
export function styleSheet() {
  const tokens = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8')
  const theme = readFileSync(join(root, 'scripts/docs/theme.css'), 'utf8')
  return `${tokens}\n${theme}`
}
