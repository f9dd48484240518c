// The design tokens that elements use. The console's own (charts, scales, navigation) stay out of the script tag.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const declaration = /(--eb-[\w-]+)\s*:\s*((?:[^;{}"']|"[^"]*"|'[^']*')*)(;|(?=\}))/g
const reference = /--eb-[\w-]+/g

/** Every token that sources of these packages name. */
export function referencedTokens(packages = ['ui', 'widgets', 'elements']) {
  const names = new Set()
  for (const name of packages) {
    const folder = join(root, 'packages', name, 'src')
    for (const file of readdirSync(folder, { recursive: true })) {
      if (!/(?<!\.test)\.(css|tsx?)$/.test(file) || file.endsWith('tokens.css')) continue
      for (const [token] of readFileSync(join(folder, file), 'utf8').matchAll(reference)) names.add(token)
    }
  }
  return names
}

/** Removes the tokens of a minified sheet that are neither referenced nor part of one that is. */
export function keepUsedTokens(css, referenced = referencedTokens()) {
  const used = new Set(referenced)
  const declared = [...css.matchAll(declaration)].map(([, name, value]) => [name, value])
  for (let size = -1; size !== used.size; ) {
    size = used.size
    for (const [name, value] of declared) {
      if (used.has(name)) for (const [other] of value.matchAll(reference)) used.add(other)
    }
  }
  return css.replace(declaration, (text, name) => (used.has(name) ? text : ''))
}
