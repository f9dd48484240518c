/** What was dropped: files and folders; entries can be read while the event is handled only. */
export type Dropped = ReadonlyArray<File | FileSystemEntry>

/** Takes what was dropped out of its event. */
export function takeDropped({ items, files }: DataTransfer): Dropped {
  const entries = [...items].flatMap((item) => {
    if (item.kind !== 'file') return []
    return item.webkitGetAsEntry?.() ?? item.getAsFile() ?? []
  })
  return entries.some((entry) => !(entry instanceof File) && entry.isDirectory) ? entries : [...files]
}
