// The npm packages: JavaScript by tsup (style sheets as text, React and other packages external), declarations by tsc.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'tsup'
import { cssTextForEsbuild } from '../css-text.mjs'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'
import { typeCompiler } from '../workspace/typeCompiler.mjs'
import { minifyStyles, scriptTargets } from './targets.mjs'

export const published = ['rules', 'protocol', 'core', 'ui', 'widgets', 'elements', 'loader']
const folderOf = (name) => join(root, 'packages', name)
const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

/** Output name without extension → source, from the exports of a package. */
export function entriesOf({ exports }, folder) {
  const compiled = Object.values(listedExports(exports, folder)).filter(
    (target) => target.source && target.default,
  )
  return Object.fromEntries(
    compiled.map((target) => [
      target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, ''),
      join(folder, target.source),
    ]),
  )
}

/** Files that a package's exports name and its folder lacks. */
export function missingTargets({ exports }, folder) {
  const paths = Object.values(listedExports(exports, folder)).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )
  return [...new Set(paths)].filter((path) => !existsSync(join(folder, path)))
}

async function compile(name) {
  const folder = folderOf(name)
  const manifest = manifestOf(name)
  const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  rmSync(join(folder, 'dist', 'chunks'), { recursive: true, force: true })
  await build({
    config: false,
    silent: true,
    entry: entriesOf(manifest, folder),
    outDir: join(folder, 'dist'),
    tsconfig: join(folder, 'tsconfig.json'),
    format: 'esm',
    outExtension: () => ({ js: '.js' }),
    platform: 'browser',
    target: scriptTargets,
    splitting: true,
    sourcemap: true,
    external: outside.map((dependency) => new RegExp(`^${dependency}(/|$)`)),
    esbuildPlugins: [cssTextForEsbuild({ transform: minifyStyles })],
    esbuildOptions(options) {
      options.absWorkingDir = folder // otherwise paths in chunks and maps would depend on the working directory
      options.chunkNames = 'chunks/[name]-[hash]'
      options.jsx = 'automatic'
    },
  })
}

/** Runs a program; prints its output on failure. */
function runNode(args) {
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  return status === 0
}

/**
 * Builds all published packages.
 *
 * @returns {Promise<string | undefined>} a summary; undefined after a failure, which has been reported
 */
export async function buildAllPackages() {
  for (const name of published) await compile(name)
  const projects = published.map((name) => relative(root, folderOf(name)))
  if (!runNode([typeCompiler, '-b', ...projects])) return undefined
  const generator = join('scripts', 'generate-elements.mjs')
  if (existsSync(join(root, generator)) && !runNode([generator])) return undefined
  const missing = published.flatMap((name) =>
    missingTargets(manifestOf(name), folderOf(name)).map((path) => `${name}: ${path}`),
  )
  if (missing.length === 0) return `${published.length} packages`
  console.error(`Exports without a file:\n${missing.map((line) => `  ${line}`).join('\n')}`)
  return undefined
}
