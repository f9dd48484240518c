// Runs in Stryker's copy of the repository: node scripts/mutation/sandbox.mjs AREA [PATH]
// Our packages are found in the copy, which has the mutants, and the tests are bundled: a process of a test file starts in
// a fraction of the time, and each mutant starts some.
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
