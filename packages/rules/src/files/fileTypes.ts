import { acceptedTypes } from './acceptedTypes'
import { extensionOf } from './fileName'
import type { FileFacts, FileProblem } from './fileProblem'

/**
 * MIME type by extension, for files whose type the browser does not know: Windows knows only types of installed
 * programs. `*` after a type marks further extensions of it.
 */
const typeTable = `
image/jpeg jpg jpeg jfif pjpeg
image/png png
image/gif gif
image/webp webp
image/bmp bmp
image/avif avif
image/heic heic
image/heif heif
image/svg+xml svg
image/tiff tif tiff
image/x-icon ico
application/pdf pdf
application/msword doc
application/vnd.openxmlformats-officedocument.wordprocessingml.document docx
application/vnd.ms-excel xls
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx
application/vnd.ms-powerpoint ppt
application/vnd.openxmlformats-officedocument.presentationml.presentation pptx
application/zip zip
text/plain txt
text/csv csv
video/mp4 mp4 m4v
video/quicktime mov
video/webm webm
video/ogg ogv
video/x-msvideo avi
audio/mpeg mp3
audio/wav wav
audio/mp4 m4a
audio/aac aac
audio/ogg ogg
audio/flac flac`

const typeOfExtension = new Map(
  typeTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [type = '', ...extensions] = line.split(' ')
      return extensions.map((extension) => [extension, type] as const)
    }),
)

/** The MIME type of a file: from the browser, else by its extension, else empty. */
export function typeOf(file: Pick<FileFacts, 'name' | 'type'>): string {
  return file.type.toLowerCase().split(';')[0]?.trim() || typeOfExtension.get(extensionOf(file.name)) || ''
}

/** Whether the list contains the file's extension or MIME type. */
export function isAcceptedType(file: Pick<FileFacts, 'name' | 'type'>, accept?: string): boolean {
  const entries = acceptedTypes(accept)
  if (entries.length === 0) return true
  const [name, type, known] = [file.name.toLowerCase(), typeOf(file), typeOf({ name: file.name, type: '' })]
  return entries.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry) && name.length > entry.length
    if (entry.endsWith('/*')) return [type, known].some((one) => one.startsWith(entry.slice(0, -1)))
    return entry === type || entry === known
  })
}

/**
 * Checks the type of a file; undefined if it is valid.
 *
 * @param accept comma-separated list of extensions, MIME types and `image/*`; empty allows everything
 * @spec W-MUP-3
 */
export function typeProblem(
  file: Pick<FileFacts, 'name' | 'type'>,
  accept?: string,
): FileProblem | undefined {
  if (isAcceptedType(file, accept)) return
  return { code: 'wrong-type', params: { types: acceptedTypes(accept).join() } }
}
