const centralEntry = 0x02014b50
const localHeader = 30

/** The files of an archive that does not compress them, by their names. */
export function storedFiles(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === centralEntry) {
    const size = archive.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [number, number, number]
    const start = archive.readUInt32LE(at + 42)
    const content = start + localHeader + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    files.set(archive.toString('utf8', at + 46, at + 46 + name), archive.subarray(content, content + size))
    at += 46 + name + extra + comment
  }
  return files
}
