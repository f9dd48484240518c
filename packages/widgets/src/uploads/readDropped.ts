import { NativePromise } from '@ebkit/core/promise'
import type { UploadSource } from '@ebkit/core/uploads'
import type { Dropped } from './dropped'

/** Files that operating systems create in folders. */
const hidden = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i

/** Maximum number of files read from folders, which may be the root of a disk. */
const maximum = 10_000

/** Reads the dropped files, those in folders with their relative path. Unreadable ones are left out. */
export async function readDropped(dropped: Dropped): Promise<UploadSource[]> {
  const sources: UploadSource[] = []
  for (const one of dropped) {
    if (one instanceof File) takeFile(one, sources)
    else await readEntry(one, '', sources)
  }
  return sources
}

/** A file; in a folder chosen in the browser's dialog, with its relative path. */
function takeFile(file: File, sources: UploadSource[]): void {
  const way = file.webkitRelativePath.split('/')
  if (way.length > 1 && (hidden.test(file.name) || sources.length >= maximum)) return
  const folder = way.slice(0, -1).join('/')
  sources.push(folder ? { file, folder } : { file })
}

async function readEntry(entry: FileSystemEntry, folder: string, sources: UploadSource[]): Promise<void> {
  if (hidden.test(entry.name) || sources.length >= maximum) return
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry)
    if (file) sources.push(folder ? { file, folder } : { file })
    return
  }
  const children = await childrenOf(entry as FileSystemDirectoryEntry)
  for (const child of children)
    await readEntry(child, folder ? `${folder}/${entry.name}` : entry.name, sources)
}

const fileOf = (entry: FileSystemFileEntry) =>
  new NativePromise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))

/** All entries of a folder: browsers return a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const next = () =>
    new NativePromise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
  const children: FileSystemEntry[] = []
  for (let some = await next(); some.length > 0; some = await next()) children.push(...some)
  return children
}
