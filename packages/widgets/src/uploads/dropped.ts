/** Dropped files and folders; entries can be read only while the event is being handled. */
export type Dropped = ReadonlyArray<File | FileSystemEntry>

/** Reads the dropped entries from their event. */
export function takeDropped({ items, files }: DataTransfer): Dropped {
  const entries = [...items].flatMap((item) => {
    if (item.kind !== 'file') return []
    return item.webkitGetAsEntry?.() ?? item.getAsFile() ?? []
  })
  return entries.some((entry) => !(entry instanceof File) && entry.isDirectory) ? entries : [...files]
}
