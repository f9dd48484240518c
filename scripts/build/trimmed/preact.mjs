// Preact from its sources, without what nothing of ours uses: taking over markup that is already there (hydration), the
// life cycle of class components, of which we have one, the error boundary, and the cuts of preactCuts.mjs. One KiB
// after brotli on every page (docs/decisions/006-trimmed-compat.md). Held to the real Preact by the browser tests.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import MagicString from 'magic-string'
import { cuts } from './preactCuts.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('preact/package.json'))
const entries = {
  preact: join(folder, 'src/index.js'),
  'preact/hooks': join(folder, 'hooks/src/index.js'),
  'preact/jsx-runtime': fileURLToPath(new URL('preactJsx.mjs', import.meta.url)),
}
/** How our own modules name Preact's inner modules: the package does not export them. */
const sourcePrefix = 'preact-source/'
const ownRender = fileURLToPath(new URL('preactRender.mjs', import.meta.url))
const folders = ['src', 'hooks/src'].map((name) => join(folder, name) + sep)

/** Variables that always have one value here. As parameters and arguments they fall away. */
const constants = { isHydrating: 'false', excessDomChildren: 'null' }

/** Members of components and their classes that none of ours has. */
const absent = new Set([
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'contextType',
  'defaultProps',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
])

const isConstant = (node) => node.type === 'Identifier' && Object.hasOwn(constants, node.name)

/** Rollup plugin. */
export function trimPreact() {
  const names = privateNames()
  return {
    name: 'trim-preact',
    resolveId(id, importer) {
      if (id === './render' && importer === entries.preact) return ownRender
      return id.startsWith(sourcePrefix)
        ? join(folder, 'src', `${id.slice(sourcePrefix.length)}.js`)
        : entries[id]
    },
    transform(code, id) {
      if (id !== ownRender && !folders.some((place) => id.startsWith(place))) return null
      const cut = cutsOf(id).reduce((text, [find, replacement]) => {
        const rest = text.replace(find, replacement)
        if (rest === text) this.error(`scripts/build/trimmed/preactCuts.mjs finds nothing in ${id}: ${find}`)
        return rest
      }, code)
      const renamed = cut.replace(shorthand, '= { $1: $1 }').replace(privateName, (name) => names.get(name))
      const text = new MagicString(renamed)
      if (id !== ownRender) removeUnused(this.parse(renamed), text)
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}

/** `options = { _catchError }`: what errors of components go to, under the name that the other modules call. */
const shorthand = /= \{\s*(_[a-z]\w*)\s*\}/gi

const cutsOf = (id) => Object.entries(cuts).find(([path]) => id === join(folder, path))?.[1] ?? []

const privateName = /(?<=\.)_[a-z]\w*\b|\b_[a-z]\w*(?=:)/gi

/** Preact's private members, each with a short name: the same in all its modules. */
function privateNames() {
  const sources = folders.flatMap((place) =>
    readdirSync(place, { recursive: true })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(place, file), 'utf8')),
  )
  const found = new Set(sources.flatMap((code) => code.match(privateName) ?? []))
  return new Map([...found].sort().map((name, index) => [name, `_${index.toString(36)}`]))
}

function removeUnused(tree, text) {
  const visit = (node, parent) => {
    if (edit(node, parent, text)) return
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string') visit(child, node)
      }
    }
  }
  visit(tree, null)
}

/** Replaces a node that is constant here. Returns whether there is nothing left to look at in it. */
function edit(node, parent, text) {
  if (/Function/.test(node.type)) removeFrom(node.params, text)
  else if (node.type === 'CallExpression') removeFrom(node.arguments, text, isRedraw(node))
  else if (isAssignment(node)) return replace(node, ';', text)
  else if (isConstant(node) && !isRemoved(node, parent)) return replace(node, constants[node.name], text)
  else if (isAbsent(node, parent)) return replace(node, 'null', text)
  return false
}

/** The one call of `diff` that writes expressions where the constants stand: a component drawn again. */
const isRedraw = ({ callee, arguments: list }) =>
  callee.name === 'diff' && list.length === diffParameters && !list.some(isConstant)
const diffParameters = 10
const diffConstants = [5, 8]

/** Takes constants out of a list of parameters or arguments. None of them stands first. */
function removeFrom(list, text, isRedraw) {
  list.forEach((node, index) => {
    if (isConstant(node) || (isRedraw && diffConstants.includes(index)))
      text.remove(list[index - 1].end, node.end)
  })
}

const isRemoved = (node, parent) => (parent.params ?? parent.arguments)?.includes(node)

/** `isHydrating = …`, `excessDomChildren[i] = …` as a statement. */
function isAssignment({ type, expression }) {
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return false
  const target = expression.left
  return isConstant(target.type === 'MemberExpression' ? target.object : target)
}

const isAbsent = (node, parent) =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  absent.has(node.property.name) &&
  !(parent.type === 'AssignmentExpression' && parent.left === node) &&
  parent.callee !== node

function replace(node, replacement, text) {
  text.overwrite(node.start, node.end, replacement === 'null' ? '(null)' : replacement)
  return true
}
