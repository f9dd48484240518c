// Members that only our own code names are short in what browsers load: `setFromAttribute` is `nt` there. Which ones is
// a list (members.txt), since nothing in a program says whether a page may name a member too. What pages can know is
// held against it by shortMembers.test.mjs; a name that is also written as a text fails the build.
import { readFileSync } from 'node:fs'
import MagicString from 'magic-string'

/** The list: words with spaces or line ends between, comments after #. */
export const memberList = () =>
  readFileSync(new URL('members.txt', import.meta.url), 'utf8')
    .replace(/#.*/g, '')
    .split(/\s+/)
    .filter(Boolean)

/** Rollup plugin, after the one that makes JavaScript of TypeScript. */
export function shortenMembers(list = memberList()) {
  const names = new Map(list.map((name, index) => [name, shortName(index)]))
  const any = new RegExp(`\\b(${list.join('|')})\\b`)
  return {
    name: 'short-members',
    transform(code, id) {
      if (!any.test(code)) return null
      const text = new MagicString(code)
      visit(this.parse(code), (node) => {
        if (node.type === 'Literal' && names.has(node.value) && !isOfLibrary(id))
          this.error(`${id} has '${node.value}' as a text: take it out of members.txt, or name it otherwise`)
        shorten(node, names, text)
      })
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}

const isOfLibrary = (id) => /[\\/]node_modules[\\/]/.test(id)

/** Calls for a node and all nodes in it. */
function visit(node, call) {
  call(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') visit(child, call)
}

/** Shortens what a node names: `a.name`, `{ name: … }`, `{ name }`, `name() {}` of an object or class. */
function shorten(node, names, text) {
  const key = node.type === 'MemberExpression' ? node.property : memberTypes.has(node.type) && node.key
  const short = key?.type === 'Identifier' && !node.computed && names.get(key.name)
  if (!short) return
  if (node.shorthand) text.appendLeft(key.start, `${short}: `)
  else text.overwrite(key.start, key.end, short)
}

/** One letter for the first of the list, two for the others; common letters first, which compress best. */
const shortName = (index) => letters[index % 26] + ['', ...letters][Math.floor(index / 26)]
const letters = 'etnrsoiaclhdumpfgybwvkxjqz'

const memberTypes = new Set(['Property', 'MethodDefinition', 'PropertyDefinition'])
