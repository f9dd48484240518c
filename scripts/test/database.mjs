// The PostgreSQL that all tests of a run share; each test clones a database in it.
import { createInterface } from 'node:readline'
import { start } from '../workspace/children.mjs'
import { root } from '../workspace/root.mjs'

const NAME = 'EB_TEST_DATABASE_URL'
const SERVER = 'packages/testing/src/gateway/serveCluster.ts'

/**
 * Starts it, unless EB_TEST_DATABASE_URL names one. It ends with this process, even after kill -9, because its standard
 * input closes.
 * @returns {Promise<string>} its address
 * @throws {Error} with its output if it is not ready within a minute
 */
export async function startDatabase() {
  if (process.env[NAME]) return process.env[NAME]
  const args = ['--import', 'tsx', '--conditions=source', SERVER]
  const { child, done, stop } = start(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const address = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith(`${NAME}=`)) resolve(line.slice(NAME.length + 1))
    })
  })
  const limit = setTimeout(() => stop(), 60_000)
  const found = await Promise.race([address, done.then(() => undefined)])
  clearTimeout(limit)
  if (!found) throw new Error(said.trim() || 'it ended without a word')
  return found
}
