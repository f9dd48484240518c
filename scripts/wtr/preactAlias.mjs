// Browser tests run on what the script tag gets: our parts of Preact, as scripts/build makes them, and the same
// replacements of other libraries. Preact is bundled anew with each run, so that no test runs on yesterday's.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { patchLibraries } from '../build/patches.mjs'
import { replacements } from '../build/plugins.mjs'
import { trimPreact } from '../build/trimmed/preact.mjs'

const folder = fileURLToPath(new URL('../../.vendor/preact', import.meta.url))

const entries = {
  preact: 'preact',
  hooks: 'preact/hooks',
  'jsx-runtime': 'preact/jsx-runtime',
  react: replacements.find(({ find }) => find.test('react')).replacement,
}

/**
 * Bundles Preact, and gives the aliases that lead to it.
 *
 * The trimmed valibot is left out: the test server drops nothing that is not used, and of the call table even what only
 * the gateway checks would be run.
 */
export async function preactAlias() {
  await bundlePreact()
  const others = replacements.filter(
    ({ find }) => !['react', 'react/jsx-runtime', 'valibot'].some((name) => find.test(name)),
  )
  return [
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: `${folder}/jsx-runtime.js` },
    { find: /^react(-dom(\/client)?)?$/, replacement: `${folder}/react.js` },
    { find: /^preact\/(hooks|jsx-runtime)$/, replacement: `${folder}/$1.js` },
    { find: /^preact$/, replacement: `${folder}/preact.js` },
    ...others,
  ]
}

async function bundlePreact() {
  const bundle = await rollup({
    input: entries,
    preserveEntrySignatures: 'strict',
    // What was trimmed away; Preact's own modules import each other in circles.
    shimMissingExports: true,
    onwarn: () => {},
    plugins: [trimPreact(), nodeResolve(), patchLibraries()],
  })
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared.js',
  })
  await bundle.close()
  for (const { fileName, code } of output) put(fileName, code)
}

/** Whole at any time: another run of tests may be reading it. */
function put(fileName, code) {
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `${fileName}.${process.pid}`)
  writeFileSync(unfinished, code)
  renameSync(unfinished, join(folder, fileName))
}
