import { extensionOf } from './fileName'
import type { FileProblem } from './fileProblem'

/** Bytes at the beginning of a file that are needed to detect its type. */
export const contentHeadSize = 4100

/** Types that the first bytes can identify. `ole` is Word, Excel and PowerPoint up to 2003; `zip` those since. */
export type ContentKind =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'tiff'
  | 'ico'
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'rtf'
  | 'html'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'avi'
  | 'mp3'
  | 'aac'
  | 'wav'
  | 'ogg'
  | 'flac'
  | 'gz'
  | 'rar'
  | '7z'
  | 'exe'

/** Type, offset of its signature, and the signature as Latin-1 text, for types with one signature. */
const signs: ReadonlyArray<readonly [ContentKind, number, string]> = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avi', 8, 'AVI '],
  ['wav', 8, 'WAVE'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['ico', 0, '\0\0\x01\0'],
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['zip', 0, 'PK\x07\x08'],
  ['ole', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['rtf', 0, '{\\rtf'],
  ['webm', 0, '\x1aE\xdf\xa3'],
  ['mp3', 0, 'ID3'],
  ['ogg', 0, 'OggS'],
  ['flac', 0, 'fLaC'],
  ['gz', 0, '\x1f\x8b'],
  ['rar', 0, 'Rar!\x1a\x07'],
  ['7z', 0, "7z\xbc\xaf'\x1c"],
  ['exe', 0, 'MZ'],
  ['exe', 0, '\x7fELF'],
  // Two letters alone also begin many texts, so the zeros after the size are included.
  ['bmp', 6, '\0\0\0\0'],
]

/** Brands of the MP4 family that are pictures. */
const avifBrands = /^(avif|avis)/
const heicBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1)/

/** Types of files whose first box is `ftyp`, and of older QuickTime films. */
function boxKind(head: string): ContentKind | undefined {
  const [box, brand] = [head.slice(4, 8), head.slice(8, 12)]
  if (/^(moov|mdat|wide|skip|pnot)$/.test(box)) return 'mov'
  if (box !== 'ftyp') return
  if (avifBrands.test(brand)) return 'avif'
  // An iPhone picture may list its general brand first; its compatible brands name the codec.
  if (heicBrands.test(brand)) return /avi[fs]/.test(head.slice(16, 64)) ? 'avif' : 'heic'
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

/** MPEG audio frames: eleven set bits, then a valid version, layer and rates. */
function audioKind(bytes: Uint8Array): ContentKind | undefined {
  const [first = 0, second = 0, third = 0] = bytes
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return
  if ((second & 0xf6) === 0xf0) return 'aac'
  const exists =
    (second & 0x18) !== 0x08 && (second & 0x06) !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c
  return exists ? 'mp3' : undefined
}

/** Types of markup. An SVG may begin with a declaration, comments and a document type. */
function markupKind(head: string): ContentKind | undefined {
  const text = head
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/<\?.*?\?>|<!--.*?-->/gs, '')
    .trimStart()
  if (/^(<!doctype\s+svg.*?>\s*)?<(\w+:)?svg[\s>/]/is.test(text.replace(/\[.*?\]\s*>/s, '>'))) return 'svg'
  if (/^<(!doctype\s+html|html|head|body|script)[\s>]/i.test(text)) return 'html'
}

/** Decodes UTF-16 text with a byte order mark as if each character were one byte; other text unchanged. */
function plainText(head: string): string {
  return /^(\xff\xfe|\xfe\xff)/.test(head) ? head.slice(2).replaceAll('\0', '') : head
}

/**
 * Detects a file's type by its first bytes (`contentHeadSize` of them); undefined for types without a signature, such
 * as text.
 */
export function contentKind(bytes: Uint8Array): ContentKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, contentHeadSize))
  for (const [kind, place, sign] of signs) {
    if (head.startsWith(sign, place) && (kind !== 'bmp' || head.startsWith('BM'))) return kind
  }
  if (head.slice(0, 1024).includes('%PDF-')) return 'pdf'
  return boxKind(head) ?? audioKind(bytes) ?? markupKind(plainText(head))
}

/** The types allowed for an extension. `?` is content without a signature; an encrypted Office document is an `ole`. */
const kindsOfExtension: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  jfif: 'jpg',
  pjpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  avif: 'avif',
  heic: 'heic',
  heif: 'heic avif',
  svg: 'svg',
  tif: 'tiff',
  tiff: 'tiff',
  ico: 'ico png bmp',
  pdf: 'pdf',
  docx: 'zip ole',
  xlsx: 'zip ole',
  pptx: 'zip ole',
  zip: 'zip',
  // Programs save tables and letters as HTML or text with these extensions.
  doc: 'ole zip rtf html ?',
  xls: 'ole zip rtf html ?',
  ppt: 'ole zip ?',
  mp4: 'mp4 mov',
  m4v: 'mp4 mov',
  mov: 'mov mp4',
  webm: 'webm',
  ogv: 'ogg',
  avi: 'avi',
  mp3: 'mp3 ?',
  wav: 'wav',
  m4a: 'mp4',
  aac: 'aac mp4 mp3 ?',
  ogg: 'ogg',
  flac: 'flac mp3',
}

/**
 * Checks that a file's first bytes match its extension. Unknown extensions accept anything.
 *
 * @param bytes the beginning of the file, `contentHeadSize` bytes, or the whole file
 * @spec W-MUP-3
 */
export function contentProblem(name: string, bytes: Uint8Array): FileProblem | undefined {
  const extension = extensionOf(name)
  const expected = Object.hasOwn(kindsOfExtension, extension) ? kindsOfExtension[extension] : undefined
  if (!expected || bytes.length === 0) return
  const found = contentKind(bytes)
  if (expected.split(' ').includes(found ?? '?')) return
  return { code: 'wrong-content', params: { extension, found: found ?? '' } }
}
