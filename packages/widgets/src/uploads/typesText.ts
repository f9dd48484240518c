import { acceptedTypes } from '@ebkit/rules/files'
import type { UploadText } from './strings'

/** The displayed names of types: `image/*` 图片, `.jpg` JPG, `application/pdf` PDF. */
export function typesText(accept: string | undefined, text: UploadText): string {
  const names = acceptedTypes(accept).map((entry) => {
    const kind = /^(image|video|audio)\/\*$/.exec(entry)?.[1]
    if (kind) return text(kind as 'image' | 'video' | 'audio')
    return (/[^./-]+$/.exec(entry.split('+')[0] ?? '')?.[0] ?? entry).toUpperCase()
  })
  return [...new Set(names)].join(text('comma'))
}

/** Whether images are allowed: a phone then offers its camera. */
export const takesPictures = (accept = ''): boolean =>
  !accept || /image|jpe?g|heic|(^|[,\s])\*(\/\*)?\s*(,|$)/i.test(accept)

/** Whether only images are allowed: a phone then offers its album. */
export const takesOnlyPictures = (accept?: string): boolean => {
  const entries = acceptedTypes(accept)
  return entries.length > 0 && entries.every((entry) => takesPictures(entry))
}
