// Members that only our own code names are short in what browsers load: `setFromAttribute` is `nt` there. Which ones is
// a list (members.txt), since nothing in a program says whether a page may name a member too. What pages can know is
// held against it by shortMembers.test.mjs. A name that our sources also write as a text stays as it is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import MagicString from 'magic-string'
import { parseAst } from 'rollup/parseAst'
import { root } from '../workspace/root.mjs'

/** The list: words with spaces or line ends between, comments after #. */
export const memberList = () =>
  readFileSync(new URL('members.txt', import.meta.url), 'utf8')
    .replace(/#.*/g, '')
    .split(/\s+/)
    .filter(Boolean)

const packages = join(root, 'packages')

/** Every source, with its text. */
const allSources = () =>
  readdirSync(packages, { recursive: true })
    .filter((file) => /[\\/]src[\\/].*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8') }))

/** Every word that stands between quotation marks. */
const writtenWords = (sources) =>
  new Set(sources.flatMap(({ text }) => text.match(/(?<=')[\w$]+(?=')/g) ?? []))

const couldBeShort = /(?<![\w$])[a-z]{1,2}(?![\w$])/

/** Every member of one or two letters that sources name themselves: one object may have it and a shortened one. */
function shortWords(sources) {
  const found = new Set()
  for (const { file, text } of sources.filter((source) => couldBeShort.test(source.text))) {
    const { code } = transformSync(text, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'es2022',
    })
    visit(parseAst(code), (node) => found.add(keyOf(node)?.name))
  }
  return found
}

/** Rollup plugin, after the one that makes JavaScript of TypeScript. */
export function shortenMembers(list = memberList(), sources = allSources()) {
  const written = writtenWords(sources)
  const members = list.filter((name) => !written.has(name))
  const free = shortNames(shortWords(sources))
  const names = new Map(members.map((name, index) => [name, free[index]]))
  const any = new RegExp(
    `(?<![\\w$])(${members.map((name) => name.replace('$', '\\$')).join('|')})(?![\\w$])`,
  )
  return {
    name: 'short-members',
    transform(code) {
      if (!any.test(code)) return null
      const text = new MagicString(code)
      visit(this.parse(code), (node) => shorten(node, names, text))
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
    // What import() gives has its members by the names of the exports, and those are long.
    generateBundle(_, bundle) {
      for (const { isDynamicEntry, fileName, exports } of Object.values(bundle)) {
        const wrong = isDynamicEntry ? exports.filter((name) => names.has(name)) : []
        if (wrong.length > 0) this.error(`members.txt names exports of ${fileName}: ${wrong.join(', ')}`)
      }
    },
  }
}

/** Calls for a node and all nodes in it. */
export function visit(node, call) {
  call(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') visit(child, call)
}

/** What a node names a member by, where it does. */
function keyOf(node) {
  const key = node.type === 'MemberExpression' ? node.property : memberTypes.has(node.type) && node.key
  return key?.type === 'Identifier' && !node.computed ? key : undefined
}

/** Shortens what a node names: `a.name`, `{ name: … }`, `{ name }`, `name() {}` of an object or class. */
function shorten(node, names, text) {
  const key = keyOf(node)
  const short = names.get(key?.name)
  if (!short) return
  if (node.shorthand) text.appendLeft(key.start, `${short}: `)
  else text.overwrite(key.start, key.end, short)
}

const letters = 'etnrsoiaclhdumpfgybwvkxjqz'

/** One letter for the first of the list, two for the others; common letters first, which compress best. */
const shortNames = (taken) =>
  ['', ...letters]
    .flatMap((second) => [...letters].map((first) => first + second))
    .filter((name) => !taken.has(name))

const memberTypes = new Set(['Property', 'MethodDefinition', 'PropertyDefinition'])
