// The npm packages: JavaScript by esbuild (styles as text, React and other packages outside), declarations by tsc.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { cssTextForEsbuild } from '../css-text.mjs'
import { root } from '../workspace/root.mjs'
import { minifyStyles, scriptTargets } from './targets.mjs'

const published = ['rules', 'protocol', 'core', 'ui', 'widgets', 'elements', 'loader']
const folderOf = (name) => join(root, 'packages', name)
const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

/** Name of an output without its ending → source, from the exports of a package. */
export function entriesOf({ exports }) {
  const compiled = Object.values(exports).filter((target) => target.source && target.default)
  return Object.fromEntries(
    compiled.map((target) => [
      target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, ''),
      target.source.replace(/^\.\//, ''),
    ]),
  )
}

/** Files that the exports of a package promise and its folder lacks. */
export function missingTargets({ exports }, folder) {
  const paths = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return [...new Set(paths)].filter((path) => !existsSync(join(folder, path)))
}

async function compile(name) {
  const folder = folderOf(name)
  rmSync(join(folder, 'dist', 'chunks'), { recursive: true, force: true })
  await build({
    absWorkingDir: folder,
    entryPoints: entriesOf(manifestOf(name)),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    packages: 'external',
    format: 'esm',
    target: scriptTargets,
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: true,
    plugins: [cssTextForEsbuild({ transform: minifyStyles })],
    logLevel: 'warning',
  })
}

/** Runs a program of ours; its output is shown when it fails. */
function runNode(args) {
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  return status === 0
}

/**
 * Builds all packages that are published.
 *
 * @returns {Promise<string | undefined>} what was done; undefined when something failed, which has been said by then
 */
export async function buildAllPackages() {
  await Promise.all(published.map(compile))
  const projects = published.map((name) => relative(root, folderOf(name)))
  if (!runNode([join('node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects])) return undefined
  const generator = join('scripts', 'generate-elements.mjs')
  if (existsSync(join(root, generator)) && !runNode([generator])) return undefined
  const missing = published.flatMap((name) =>
    missingTargets(manifestOf(name), folderOf(name)).map((path) => `${name}: ${path}`),
  )
  if (missing.length === 0) return `${published.length} packages`
  console.error(`Exports without a file:\n${missing.map((line) => `  ${line}`).join('\n')}`)
  return undefined
}
