// The React example, as a partner builds it: the packages come from the tarballs of `npm pack`, not from this
// workspace, and the page is type-checked against the typings inside them.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { scriptTargets } from '../build/targets.mjs'
import { root } from '../workspace/root.mjs'
import { typeCompiler } from '../workspace/typeCompiler.mjs'

const tarballs = join(root, 'dist/packages')
const project = join(root, 'dist/examples-react')
const source = join(root, 'examples/react')

function runOrThrow(command, args, what) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${what} failed\n${stdout ?? ''}${stderr ?? ''}`)
}

/** Unpacks the tarballs where the example finds them before it would find the workspace's own packages. */
function install() {
  rmSync(project, { recursive: true, force: true })
  for (const file of readdirSync(tarballs).filter((name) => name.endsWith('.tgz'))) {
    const unpacked = join(project, 'unpacked', file)
    mkdirSync(unpacked, { recursive: true })
    runOrThrow('tar', ['-xzf', join(tarballs, file), '-C', unpacked], `Unpacking ${file}`)
    const { name } = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'))
    cpSync(join(unpacked, 'package'), join(project, 'node_modules', name), { recursive: true })
  }
  rmSync(join(project, 'unpacked'), { recursive: true, force: true })
  cpSync(source, join(project, 'src'), {
    recursive: true,
    filter: (path) => path === source || /\.(tsx?|json)$/.test(path),
  })
}

/** Files of the workspace's own packages that got into a bundle; there must be none. @param {string[]} inputs */
export const workspaceInputs = (inputs) => inputs.filter((path) => /(^|\/)packages\/\w+\//.test(path))

/** Packs the packages, installs them beside the example, checks its types and bundles it. */
export async function buildReactPage() {
  runOrThrow(process.execPath, ['scripts/pack.mjs'], 'scripts/pack.mjs')
  install()
  runOrThrow(process.execPath, [typeCompiler, '-p', join(project, 'src')], 'The type check of examples/react')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(project, 'src/main.tsx')],
    outfile: join(source, 'dist/page.js'),
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    target: scriptTargets,
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    metafile: true,
    logLevel: 'warning',
  })
  const strangers = workspaceInputs(Object.keys(metafile.inputs))
  if (strangers.length > 0)
    throw new Error(
      `The React example took from the workspace, not from the tarballs:\n${strangers.join('\n')}`,
    )
}
