// Runs in Stryker's copy of the repository: node scripts/mutation/sandbox.mjs AREA [PATH] Links our packages to the
// copy, which has the mutants, and bundles the tests: each mutant starts several processes, and bundles start much
// faster.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { nodeTests } from '../test/files.mjs'
import { bundleNodeTests } from '../test/nodeBundles.mjs'
import { root } from '../workspace/root.mjs'
import { areas } from './areas.mjs'

const links = join(root, 'node_modules/@ebkit')
mkdirSync(links, { recursive: true })
for (const name of readdirSync(join(root, 'packages')))
  symlinkSync(join(root, 'packages', name), join(links, name))

const [, , name, only = ''] = process.argv
await bundleNodeTests(
  nodeTests().filter((file) => file.startsWith(only) && areas[name].tests.test(file)),
  '.cache/mutation',
)
