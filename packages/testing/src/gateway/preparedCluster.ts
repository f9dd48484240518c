import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// A cluster whose template is filled is kept for the next run: filling it takes three seconds, which is a third of what
// one file of browser tests takes.

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const kept = join(root, '.cache/test-clusters')

/** What the rows of a template are made by. */
const makers = ['gateway', 'domain', 'rules', 'protocol'].map((name) => join(root, 'packages', name, 'src'))

const copy = (from: string, to: string) =>
  // Owners too: as root, the server runs as another user.
  promisify(execFile)('cp', ['-a', from, to])

/** Rows are seeded around the day: in Shanghai and in UTC a new one begins with one of these periods. */
const eightHours = 8 * 3_600_000

/** Changes with every change of any source file or installed library, and with the day. */
function keyOfSources(): string {
  const hash = createHash('sha256').update(`${process.arch} ${Math.floor(Date.now() / eightHours)}`)
  const note = (path: string) => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  note(join(root, 'package-lock.json'))
  for (const folder of makers)
    for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }).sort())
      if (/\.(ts|sql|json)$/.test(name) && !/\.test\./.test(name)) note(join(folder, name))
  return hash.digest('hex').slice(0, 16)
}

/** The cluster that was kept, for these sources. */
export interface PreparedCluster {
  /** Copies it. @returns false if there is none */
  copyInto(directory: string): Promise<boolean>
  /** Keeps a stopped cluster, in place of others. */
  keep(directory: string): Promise<void>
  /** Throws it away. */
  remove(): Promise<void>
}

/**
 * @param folder of clusters that are kept
 * @param key what a cluster is made of. Default: the sources
 */
export function preparedCluster(folder = kept, key = keyOfSources()): PreparedCluster {
  const own = join(folder, key)
  const remove = () => rm(own, { recursive: true, force: true })
  return {
    remove,
    async copyInto(directory) {
      if (!existsSync(own)) return false
      try {
        await copy(`${own}/.`, directory)
        return true
      } catch {
        for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true })
        return false
      }
    },
    async keep(directory) {
      if (existsSync(own)) return
      const unfinished = `${own}.${process.pid}`
      try {
        await mkdir(folder, { recursive: true })
        for (const name of await readdir(folder))
          await rm(join(folder, name), { recursive: true, force: true })
        await copy(directory, unfinished)
        await rename(unfinished, own)
      } catch {
        // another run keeps its own, or there is no `cp`: the next run fills a template
        await rm(unfinished, { recursive: true, force: true })
      }
    },
  }
}
