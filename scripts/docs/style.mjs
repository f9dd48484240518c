// The style of the documentation: the product's own tokens, one sheet for TypeDoc's pages, and that of the playground.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

/** The sheet that TypeDoc links on every page. */
export function styleSheet() {
  const tokens = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8')
  const sheets = [
    'theme/frame.css',
    'theme/menu.css',
    'theme/text.css',
    'theme/example.css',
    'playground/playground.css',
  ]
  const own = sheets.map((name) => readFileSync(join(root, 'scripts/docs', name), 'utf8'))
  return [tokens, ...own].join('\n')
}
