// Runs node:test over files: node scripts/test/node.mjs [--in-shares] FILE…
//   --in-shares   leaves out the files that belong to other turns
import { spawn } from 'node:child_process'
import { tsImport } from 'tsx/esm/api'
import { root } from '../workspace/root.mjs'
import { bundleGateway, bundleNodeTests, removeNodeBundles } from './nodeBundles.mjs'
import { writeGroups } from './nodeGroups.mjs'
import { filesOfOtherTurns } from './sharedFiles.mjs'

const args = [
  '--import',
  './scripts/test/compile.mjs',
  '--conditions=source',
  '--test',
  // Two compute while another one waits: many tests are about limits of time and about trying again. Beside another lane two
  // are enough.
  `--test-concurrency=${process.env.EB_LANES ? 2 : 3}`,
  // A process that hangs is a failure with a name, not the end of the whole step. Full counts take their time.
  `--test-timeout=${(process.env.EB_SOAK ? 60 : 15) * 60_000}`,
  '--test-reporter=./scripts/test/node-reporter.mjs',
  '--test-reporter-destination=stdout',
]
const files = writeGroups(await bundleNodeTests(await wantedFiles(process.argv.slice(2))))
const gateway = await bundleGateway()
const child = spawn(process.execPath, [...args, ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(gateway && { EB_TEST_GATEWAY: gateway }) },
})
child.on('exit', (code, signal) => {
  removeNodeBundles()
  process.exit(signal ? 1 : (code ?? 1))
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))

async function wantedFiles([first, ...rest]) {
  if (first !== '--in-shares') return [first, ...rest]
  const { shareOfFiles } = await tsImport('../../packages/testing/src/share.ts', import.meta.url)
  const others = filesOfOtherTurns(shareOfFiles)
  return rest.filter((file) => !others.includes(file))
}
