import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A folder of processed images with a maximum size. They can be created again, so nothing is lost with them. */
export interface KeptImages {
  readonly folder: string
  read(name: string): Promise<Buffer | undefined>
  /** Stores an image; if the folder has become too large, the oldest ones are removed. */
  keep(name: string, bytes: Buffer): Promise<void>
}

const day = 24 * 3600_000

/** Cleaning removes more than necessary, so that it does not run for each image. */
const share = 0.9

interface KeptFile {
  readonly path: string
  readonly size: number
  readonly askedAt: number
}

async function filesBelow(folder: string): Promise<KeptFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: KeptFile[] = []
  for (const entry of found) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // gone meanwhile, by another gateway on the folder
    const about = await stat(path).catch(() => undefined)
    if (about) files.push({ path, size: about.size, askedAt: about.mtimeMs })
  }
  return files
}

const sizeOf = (files: readonly KeptFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Removes the oldest files beyond a limit; the result is the size of those that stay. */
async function shrink(folder: string, limit: number): Promise<number> {
  const files = await filesBelow(folder)
  let size = sizeOf(files)
  if (size <= limit) return size
  for (const file of files.sort((one, other) => one.askedAt - other.askedAt)) {
    if (size <= limit * share) break
    await rm(file.path, { force: true })
    size -= file.size
  }
  return size
}

/** Requested images are kept: the file's time is the last day of use. */
async function readFrom(path: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(path)
    const now = new Date()
    if (now.getTime() - (await stat(path)).mtimeMs > day) await utimes(path, now, now)
    return bytes
  } catch {
    return undefined // not created yet, or already removed
  }
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Stores images below a folder, up to `limit` bytes in total. Several gateways may share it. */
export function createKeptImages(folder: string, limit: number): KeptImages {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  // files of other gateways are counted when the folder is scanned, at the latest after a tenth of the limit
  let known = Number.POSITIVE_INFINITY
  let last: Promise<unknown> = Promise.resolve()
  let written = 0
  const look = async () => {
    written = 0
    known = await shrink(folder, limit)
  }
  return {
    folder,
    read: (name) => readFrom(pathOf(name)),
    async keep(name, bytes) {
      await write(pathOf(name), bytes)
      written += bytes.length
      if (known + written <= limit && written <= limit / 10) return
      last = last.then(look, look)
      await last
    },
  }
}
