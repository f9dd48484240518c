// Copies a package as it is published: the files of its exports, and nothing that only this repository uses.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { init, parse } from 'es-module-lexer'
import MagicString from 'magic-string'
import ts from 'typescript'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'

await init

/** Frameworks that only their own typings import. */
const typed = ['react', 'preact', 'vue']

/**
 * Copies a built package.
 *
 * @param {string} source its folder in this repository
 * @param {string} target output folder
 * @throws if a file is missing, or imports something that package.json does not declare
 */
export function stage(source, target) {
  const { exports, ...rest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const manifest = { ...common(), ...publishedManifest({ ...rest, exports: listedExports(exports, source) }) }
  const files = reachable(source, targetsOf(manifest.exports), manifest)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  for (const name of readdirSync(source).filter((each) => /^(CHANGELOG|LICENSE|README)/.test(each)))
    cpSync(join(source, name), join(target, name))
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What the repository says for all its packages, once. */
function common() {
  const { license, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { license, ...(repository && { repository }) }
}

/** package.json without entries for sources. */
export function publishedManifest({ exports, imports: _, sideEffects, ...rest }) {
  return {
    ...rest,
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.filter((path) => !path.startsWith('./src'))
      : sideEffects,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, target]) => {
        if (typeof target === 'string') return [name, target]
        const { source, ...published } = target
        return [name, published]
      }),
    ),
  }
}

const targetsOf = (exports) =>
  Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))

/** All files that a package's exports reach, with their texts. */
function reachable(folder, entries, manifest) {
  const files = new Map()
  const visit = (path) => {
    if (files.has(path)) return
    if (!existsSync(join(folder, path)))
      throw new Error(`${manifest.name}: ${path} is missing; build the packages`)
    const text = readFileSync(join(folder, path), 'utf8')
    files.set(path, text)
    if (/\.js$/.test(path)) visit(`${path}.map`)
    if (!/\.(js|d\.ts)$/.test(path)) return
    const published = new MagicString(text)
    for (const { specifier, start } of importsOf(path, text)) {
      if (specifier.startsWith('.')) {
        const found = resolveFrom(folder, path, specifier)
        visit(found)
        published.overwrite(start, start + specifier.length, relativeTo(path, found))
      } else refuseUndeclared(specifier, path, manifest)
    }
    // Declaration maps refer to sources that are not published.
    files.set(path, published.toString().replace(/\n\/\/# sourceMappingURL=\S+\.d\.ts\.map\s*$/, '\n'))
  }
  for (const entry of entries) visit(posix.normalize(entry))
  return files
}

/**
 * The imports of a file, with their positions. TypeScript's fast parser is used for declarations only: in scripts it
 * confuses some regular expressions with strings and misses the rest.
 */
function importsOf(path, text) {
  if (path.endsWith('.js'))
    return parse(text)[0]
      .filter(({ n }) => n !== undefined)
      .map(({ n, s }) => ({ specifier: n, start: text.indexOf(n, s) }))
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, start: text.indexOf(fileName, pos) }))
}

/** Declarations name each other without an ending. */
function resolveFrom(folder, path, specifier) {
  const base = posix.join(posix.dirname(path), specifier)
  const endings = path.endsWith('.d.ts') ? ['.d.ts', '/index.d.ts'] : ['']
  const found = endings.map((ending) => base + ending).find((file) => existsSync(join(folder, file)))
  if (!found) throw new Error(`${path} imports ${specifier}, which is missing`)
  return found
}

function relativeTo(path, found) {
  const relative = posix.relative(posix.dirname(path), found.replace(/\.d\.ts$/, '.js'))
  return relative.startsWith('.') ? relative : `./${relative}`
}

function refuseUndeclared(specifier, path, { name, dependencies, peerDependencies }) {
  const [, wanted] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier)
  const isTyping = path.endsWith('.d.ts') && typed.includes(wanted)
  if (!isTyping && !Object.hasOwn({ ...dependencies, ...peerDependencies }, wanted))
    throw new Error(`${name}: ${path} imports ${specifier}, which package.json does not name`)
}
