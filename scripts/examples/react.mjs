import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { scriptTargets } from '../build/targets.mjs'
import { root } from '../workspace/root.mjs'
import { typeCompiler } from '../workspace/typeCompiler.mjs'
import { project, refuseWorkspace, runOrThrow } from './packed.mjs'

const source = join(root, 'examples/react')

/** Copies the example beside the packed packages, checks its types and bundles it. */
export async function buildReactPage() {
  cpSync(source, join(project, 'src'), {
    recursive: true,
    filter: (path) => path === source || /\.(tsx?|json)$/.test(path),
  })
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
  refuseWorkspace(Object.keys(metafile.inputs))
}
