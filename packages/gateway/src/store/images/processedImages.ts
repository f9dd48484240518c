import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoredObject } from '../objects'

/** Pictures that were made of objects, kept on the disk. They can be made again: nothing is lost with them. */
export interface ProcessedImages {
  readonly folder: string
  /** Names what an object becomes by its instructions. */
  nameOf(object: Pick<StoredObject, 'blobIds'>, process: string): string
  /** The kept bytes, or those that are made now; whoever asks meanwhile waits for the same. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** How many pictures are made at once. */
const places = 2

const day = 24 * 3600_000

/** Lets so many pieces of work run at once, the others wait in their order. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** What is asked for stays: its file's time is the last day on which it was. */
async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(path)
    const now = new Date()
    if (now.getTime() - (await stat(path)).mtimeMs > day) await utimes(path, now, now)
    return bytes
  } catch {
    return undefined // not made yet, or swept away
  }
}

async function keep(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}

/** Keeps pictures below a folder. */
export function createProcessedImages(folder: string): ProcessedImages {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  const queue = createQueue()
  const underWay = new Map<string, Promise<Buffer>>()
  const readOrMake = async (name: string, make: () => Promise<Buffer>) => {
    const kept = await readKept(pathOf(name))
    if (kept) return kept
    const bytes = await queue(make)
    await keep(pathOf(name), bytes)
    return bytes
  }
  return {
    folder,
    nameOf: ({ blobIds }, process) =>
      createHash('sha256')
        .update([...blobIds, process].join('\n'))
        .digest('hex')
        .slice(0, 40),
    get(name, make) {
      const started = underWay.get(name)
      if (started) return started
      const made = readOrMake(name, make).finally(() => underWay.delete(name))
      underWay.set(name, made)
      return made
    },
  }
}
