/** Image types that can be processed, by their first bytes: the declared type is not trusted. */
const signatures: readonly (readonly [type: string, isType: (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (head) => head.subarray(1, 4).equals(Buffer.from('PNG'))],
  ['image/gif', (head) => head.subarray(0, 4).equals(Buffer.from('GIF8'))],
  ['image/webp', (head) => head.subarray(0, 4).equals(Buffer.from('RIFF')) && text(head, 8, 12) === 'WEBP'],
  ['image/avif', (head) => text(head, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(head, 8, 12))],
  ['image/tiff', (head) => ['II*\0', 'MM\0*'].includes(text(head, 0, 4))],
]

const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1')

/** The type of an image by its first bytes; undefined if it cannot be processed. */
export const imageTypeOf = (head: Buffer): string | undefined =>
  signatures.find(([, isType]) => isType(head))?.[0]
