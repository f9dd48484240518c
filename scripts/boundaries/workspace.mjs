// Loads the packages of a repository: package.json, tsconfig references and source files with their imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { unheardFailures } from './errorHandling.mjs'
import { importsOf } from './imports.mjs'

const SOURCE = /\.(ts|tsx|mts|js|mjs)$/
const TEST = /\.(test|e2e)\.[cm]?[jt]sx?$/

/** Tests, and the folders only tests use (page objects, the elements' contract suite), may import anything. */
export function isTestFile(path, testFolders = []) {
  return (
    TEST.test(path) || /\/e2e\//.test(path) || testFolders.some((folder) => path.startsWith(`${folder}/`))
  )
}

/** @param {string} root a repository with packages/ */
export function loadPackages(root, testFolders) {
  const folder = join(root, 'packages')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')))
    .map((entry) => loadPackage(root, entry.name, testFolders))
}

function loadPackage(root, name, testFolders) {
  const folder = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = sourceFiles(folder).map((path) => {
    const shown = relative(root, path).replaceAll('\\', '/')
    const text = readFileSync(path, 'utf8')
    return {
      path,
      shown,
      test: isTestFile(shown, testFolders),
      imports: importsOf(path, text),
      unheard: unheardFailures(path, text),
    }
  })
  return { name, folder, manifest, references: referencesOf(folder), files }
}

function referencesOf(folder) {
  const path = join(folder, 'tsconfig.json')
  if (!existsSync(path)) return undefined
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  return (config?.references ?? []).map((reference) => resolve(folder, reference.path))
}

/** Source files below a folder, without what is built. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|build)$/.test(entry.name) ? [] : sourceFiles(path)
    return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}
