import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that a test fills. */
export interface SmallDisk {
  /** A file system of its own, or the machine's with a fault at the functions that write to files below the folder. */
  readonly kind: 'tmpfs' | 'injected'
  readonly folder: string
  /** Fills the disk, and verifies that the next write fails with ENOSPC. */
  fill(): Promise<void>
  /** Makes room again. */
  empty(): Promise<void>
  remove(): Promise<void>
}

/** @throws unless the folder takes nothing */
async function proveFull(folder: string): Promise<void> {
  const failed = await writeFile(join(folder, 'probe'), Buffer.alloc(8192)).then(
    () => undefined,
    (error) => error.code,
  )
  await rm(join(folder, 'probe'), { force: true })
  if (failed !== 'ENOSPC') throw new Error(`The fault was not injected: ${failed}`)
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'a')
  for (let size = 1024 * 1024; size >= 1; ) {
    const isFull = await file.write(Buffer.alloc(size)).then(
      () => false,
      () => true,
    )
    if (isFull) size = Math.floor(size / 2)
  }
  await file.close()
}

/** A file system in memory. @returns undefined where this process may not mount one */
export async function mountDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-disk-'))
  const options = `size=${megabytes}m,mode=755`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) {
    await rm(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    kind: 'tmpfs',
    folder,
    async fill() {
      await writeUntilFull(ballast)
      await proveFull(folder)
    },
    empty: () => rm(ballast, { force: true }),
    async remove() {
      spawnSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })

/** Faults at Node's file functions, for what lies below a folder. */
export async function injectDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-disk-'))
  let isFull = false
  const refuses = (path: unknown) => isFull && String(path).startsWith(folder)
  const paths = new WeakMap<object, string>()
  const descriptors = new Map<number, string>()
  const restore: (() => void)[] = []
  /** biome-ignore lint/suspicious/noExplicitAny: functions of every shape */
  type Any = any
  const replace = (object: Any, name: string, by: (original: Any) => Any) => {
    const original = object[name]
    object[name] = by(original)
    restore.push(() => {
      object[name] = original
    })
  }
  const probe = await open(join(folder, 'probe'), 'w')
  const handles = Object.getPrototypeOf(probe)
  await probe.close()
  const { promises } = fs
  replace(promises, 'open', (original) => async (path: string, ...rest: Any[]) => {
    const handle = await original(path, ...rest)
    paths.set(handle, path)
    return handle
  })
  for (const name of ['write', 'writeFile', 'sync', 'datasync'])
    replace(
      handles,
      name,
      (original) =>
        async function (this: object, ...rest: Any[]) {
          if (refuses(paths.get(this))) throw noSpace()
          return original.apply(this, rest)
        },
    )
  for (const name of ['writeFile', 'mkdir', 'appendFile'])
    replace(promises, name, (original) => async (path: string, ...rest: Any[]) => {
      if (refuses(path)) throw noSpace()
      return original(path, ...rest)
    })
  replace(promises, 'statfs', (original) => async (path: string, ...rest: Any[]) => {
    const found = await original(path, ...rest)
    return refuses(path) ? { ...found, bavail: 0, bsize: found.bsize } : found
  })
  replace(fs, 'openSync', (original) => (path: string, ...rest: Any[]) => {
    const descriptor = original(path, ...rest)
    descriptors.set(descriptor, path)
    return descriptor
  })
  replace(fs, 'write', (original) => (descriptor: number, ...rest: Any[]) => {
    if (!refuses(descriptors.get(descriptor))) return original(descriptor, ...rest)
    setImmediate(rest.at(-1), noSpace())
  })
  syncBuiltinESMExports()
  return {
    kind: 'injected',
    folder,
    async fill() {
      isFull = true
      await proveFull(folder)
    },
    async empty() {
      isFull = false
    },
    async remove() {
      for (const back of restore.reverse()) back()
      syncBuiltinESMExports()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Content of a file; '' if it does not exist. */
export const textOf = (path: string) => readFile(path, 'utf8').catch(() => '')
