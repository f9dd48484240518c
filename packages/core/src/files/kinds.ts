import { extensionOf } from '@ebkit/rules/files'
import type { FileEntry } from './FileEntry'

/** The kinds that determine icon and preview. */
export type FileKind = 'folder' | 'image' | 'video' | 'audio' | 'pdf' | 'archive' | 'text' | 'other'

const kinds: ReadonlyArray<readonly [FileKind, RegExp]> = [
  ['image', /^(png|jpe?g|gif|svg|jfif|pjpeg|bmp|webp|avif|hei[cf]|tiff?|ico)$/],
  ['pdf', /^pdf$/],
  ['video', /^(mp4|m4v|ogg|ogv|avi|mov|webm|mkv)$/],
  ['audio', /^(mp3|wav|m4a|aac|flac|oga|amr)$/],
  ['archive', /^(zip|rar|7z|t?gz|tar|bz2|xz)$/],
  ['text', /^(txt|md|csv|json|xml|html?|docx?|xlsx?|pptx?|rtf|log)$/],
]

/** The kind of a file, by its extension. */
export function kindOf({ name, isFolder }: Pick<FileEntry, 'name' | 'isFolder'>): FileKind {
  if (isFolder) return 'folder'
  const extension = extensionOf(name)
  return kinds.find(([, pattern]) => pattern.test(extension))?.[0] ?? 'other'
}

/** The preview that a file has; undefined for none. @spec W-PREV-1 */
export function isPreviewable(name: string): 'image' | 'pdf' | 'video' | undefined {
  const extension = extensionOf(name)
  if (/^(png|jpg|gif|svg|jfif|bmp|jpeg|webp|avif)$/.test(extension)) return 'image'
  if (/^(mp4|ogg|avi|mov)$/.test(extension)) return 'video'
  return extension === 'pdf' ? 'pdf' : undefined
}
