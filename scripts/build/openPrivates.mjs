// `#name` of our classes is an ordinary member of one letter in what browsers load: 60 bytes of the runtime after brotli.
// Capitals, which members.txt does not give out. Classes that extend another one keep theirs: a page can look into an
// element, and two classes of one object would have the same letters.
import MagicString from 'magic-string'
import { visit } from './shortMembers.mjs'

/** Rollup plugin, after the one that makes JavaScript of TypeScript. */
export function openPrivates() {
  return {
    name: 'open-privates',
    transform(code) {
      if (!/\bclass\b/.test(code)) return null
      const text = new MagicString(code)
      visit(this.parse(code), (node) => {
        if (/^Class/.test(node.type) && !node.superClass) rename(privatesOf(node), text)
      })
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}

function privatesOf(node) {
  const found = []
  visit(node.body, (inner) => inner.type === 'PrivateIdentifier' && found.push(inner))
  return found
}

/** The letters that come first are those of the names that are used most. */
function rename(privates, text) {
  const uses = new Map()
  for (const { name } of privates) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...uses.keys()].sort((one, other) => uses.get(other) - uses.get(one))
  for (const { start, name } of privates)
    text.overwrite(start, start + 1 + name.length, String.fromCharCode(65 + names.indexOf(name)))
}
