// The rules: each takes the loaded packages and the table, and returns sentences about the violations.
import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { findCircles } from './circles.mjs'
import { namesApart } from './namesApart.mjs'
import { loadPackages } from './workspace.mjs'

const SCOPE = '@ebkit/'
const builtins = new Set(builtinModules)

/**
 * Checks a repository against its table.
 * @param {string} root
 * @param {{ packages: Record<string, object>, testFolders?: string[] }} table contents of boundaries.json
 * @returns {{ packages: number, files: number, problems: string[] }}
 */
export function checkBoundaries(root, table) {
  const packages = loadPackages(root, table.testFolders)
  const problems = [
    ...packages
      .filter((pack) => !table.packages[pack.name])
      .map((pack) => `packages/${pack.name} is not in the table`),
    ...tableCircles(table),
    ...packages
      .filter((pack) => table.packages[pack.name])
      .flatMap((pack) => checkPackage(pack, table, packages)),
    ...fileCircles(packages, root),
    ...namesApart(packages, root),
  ]
  return {
    packages: packages.length,
    files: packages.reduce((sum, pack) => sum + pack.files.length, 0),
    problems,
  }
}

function checkPackage(pack, table, packages) {
  const context = { pack, table, packages, rule: table.packages[pack.name] }
  return [
    ...pack.files.flatMap((file) => file.imports.flatMap((entry) => checkImport(file, entry, context))),
    ...pack.files.flatMap((file) => checkFailures(file, context)),
    ...checkManifest(context),
    ...checkReferences(context),
  ]
}

function checkImport(file, entry, context) {
  const where = `${file.shown}:${entry.line}`
  const { specifier } = entry
  if (specifier.startsWith('.')) return checkRelative(where, file, entry, context)
  // the package's own `imports`: the same package under another name
  if (specifier.startsWith('#') && specifier in (context.pack.manifest.imports ?? {})) return []
  if (specifier.startsWith(SCOPE)) return checkInternal(where, file, specifier, context)
  // Tests, test support and tool configurations run only in this repository, with what the root package.json installs.
  const development = file.test || context.rule.importedBy === 'tests' || !file.shown.includes('/src/')
  return development ? [] : checkExternal(where, specifier, context)
}

function checkRelative(where, file, entry, { pack, rule }) {
  const { specifier } = entry
  const target = resolve(dirname(file.path), specifier)
  if (target.startsWith(`${pack.folder}/`) || target === pack.folder || target.startsWith(`${pack.folder}\\`))
    return reachesInside(file, entry, target, pack, rule)
      ? [`${where} reaches into a sibling: ${specifier}`]
      : []
  return file.test ? [] : [`${where} reaches out of its package: ${specifier}`]
}

/** If the table says so, a folder with an index may only be imported through it. Types may come from anywhere. */
function reachesInside(file, { typeOnly }, target, pack, rule) {
  if (!rule.siblingsByIndex || file.test || typeOnly) return false
  const source = join(pack.folder, 'src')
  const [own] = relative(source, file.path).split(/[\\/]/)
  const [sibling, ...inside] = relative(source, target).split(/[\\/]/)
  if (own === sibling || inside.length === 0 || rule.siblingsByIndex.except.includes(sibling)) return false
  return existsSync(join(source, sibling, 'index.ts'))
}

function checkInternal(where, file, specifier, context) {
  const [name, ...rest] = specifier.slice(SCOPE.length).split('/')
  const target = context.packages.find((pack) => pack.name === name)
  if (!target) return [`${where} imports ${specifier}, which does not exist`]
  const problems = []
  const subpath = rest.length > 0 ? `./${rest.join('/')}` : '.'
  if (!isExported(target.manifest, subpath))
    problems.push(`${where} imports ${specifier}, which ${SCOPE}${name} does not export`)
  if (subpath === '.' && context.table.packages[name]?.byEntries)
    problems.push(`${where} imports all of ${SCOPE}${name}: name an entry, such as ${SCOPE}${name}/…`)
  if (file.test || name === context.pack.name) return problems
  if (!mayImport(context.rule, name)) problems.push(`${where} ${context.pack.name} may not import ${name}`)
  if (context.table.packages[name]?.importedBy === 'tests')
    problems.push(`${where} only tests may import ${name}`)
  return problems
}

function checkExternal(where, specifier, { pack, rule }) {
  if (specifier.startsWith('node:') || builtins.has(specifier)) {
    return rule.node ? [] : [`${where} ${pack.name} runs in browsers and may not import ${specifier}`]
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (rule.never?.includes(name)) return [`${where} ${pack.name} may not import ${name}`]
  const { dependencies = {}, peerDependencies = {}, optionalDependencies = {} } = pack.manifest
  const declared =
    name in dependencies ||
    name in peerDependencies ||
    name in optionalDependencies ||
    rule.inScriptTag?.includes(name)
  return declared
    ? []
    : [`${where} imports ${name}, which packages/${pack.name}/package.json does not declare`]
}

/** In browser code, every failure must be handled, and one helper must load all later chunks. */
function checkFailures(file, { rule, table }) {
  const isOurs = !file.test && file.shown.includes('/src/') && !rule.node && rule.importedBy !== 'tests'
  if (!isOurs || rule.loadsItself || table.bareImports?.[file.shown]) return []
  return file.unheard.map(({ line, problem }) => `${file.shown}:${line} ${problem}`)
}

function checkManifest({ pack, rule }) {
  const { dependencies = {}, peerDependencies = {} } = pack.manifest
  const where = `packages/${pack.name}/package.json`
  const named =
    pack.manifest.name === SCOPE + pack.name ? [] : [`${where} should be named ${SCOPE}${pack.name}`]
  const foreign = internalNames({ ...dependencies, ...peerDependencies })
    .filter((name) => !mayImport(rule, name))
    .map((name) => `${where} ${pack.name} may not depend on ${name}`)
  const used = new Set(
    pack.files.filter((file) => !file.test).flatMap((file) => file.imports.flatMap(internalName)),
  )
  used.delete(pack.name)
  const undeclared = [...used]
    .filter((name) => !(SCOPE + name in dependencies) && !(SCOPE + name in peerDependencies))
    .map((name) => `${where} does not declare ${SCOPE}${name}, which its source imports`)
  return [...named, ...foreign, ...undeclared]
}

function checkReferences({ pack, rule, table }) {
  if (!pack.references) return [`packages/${pack.name} has no tsconfig.json`]
  const where = `packages/${pack.name}/tsconfig.json`
  const names = pack.references.map((path) => basename(path))
  const foreign = names
    .filter((name) => table.packages[name] && !mayImport(rule, name))
    .map((name) => `${where} ${pack.name} may not refer to ${name}`)
  const missing = internalNames(pack.manifest.dependencies ?? {})
    .filter((name) => !names.includes(name))
    .map((name) => `${where} has no reference to ${name}, on which package.json depends`)
  const gone = pack.references
    .filter((path) => !existsSync(path))
    .map((path) => `${where} refers to ${basename(path)}, which does not exist`)
  return [...foreign, ...missing, ...gone]
}

function tableCircles(table) {
  const edges = (name) => {
    const { imports } = table.packages[name] ?? { imports: [] }
    return imports === 'any' ? Object.keys(table.packages).filter((other) => other !== name) : imports
  }
  return findCircles(Object.keys(table.packages), edges).map(
    (circle) => `the table has a circle: ${circle.join(' → ')}`,
  )
}

/** Modules that import each other, later chunks and types counted: they can only be understood together. */
function fileCircles(packages, root) {
  const files = new Map(packages.flatMap((pack) => pack.files.map((file) => [file.path, file])))
  const importedBy = (path) =>
    files
      .get(path)
      .imports.filter(({ specifier }) => specifier.startsWith('.'))
      .flatMap(({ specifier }) => resolveFile(join(dirname(path), specifier), files))
  return findCircles([...files.keys()], importedBy).map(
    (circle) => `modules import each other: ${circle.map((path) => relative(root, path)).join(' → ')}`,
  )
}

function resolveFile(base, files) {
  const candidates = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}.mjs`,
    join(base, 'index.ts'),
    base.replace(/\.js$/, '.ts'),
  ]
  return candidates.filter((path) => files.has(path)).slice(0, 1)
}

function isExported(manifest, subpath) {
  const exported = manifest.exports ?? {}
  return Object.keys(exported).some((key) => {
    if (!key.includes('*')) return key === subpath
    const [before, after] = key.split('*')
    return (
      subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > before.length + after.length
    )
  })
}

const mayImport = (rule, name) => rule.imports === 'any' || rule.imports.includes(name)
const internalNames = (dependencies) =>
  Object.keys(dependencies).flatMap((name) => (name.startsWith(SCOPE) ? [name.slice(SCOPE.length)] : []))
const internalName = ({ specifier }) =>
  specifier.startsWith(SCOPE) ? [specifier.slice(SCOPE.length).split('/')[0]] : []
