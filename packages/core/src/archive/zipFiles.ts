import { Zip, ZipPassThrough } from 'fflate'

/**
 * An archive of files that are compressed already, such as pictures. @param files by name
 *
 * @example
 * ```ts
 * import { zipFiles } from '@ebkit/core/archive'
 *
 * export async function download(posters: ReadonlyMap<string, Blob>) {
 *   const link = document.createElement('a')
 *   link.href = URL.createObjectURL(await zipFiles(posters))
 *   link.download = 'posters.zip'
 *   link.click()
 * }
 * ```
 */
export async function zipFiles(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  for (const [name, content] of files) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(new Uint8Array(await content.arrayBuffer()), true)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
