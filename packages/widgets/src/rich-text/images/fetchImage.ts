import { isSafePicture } from '../../rich-html/sanitizeHtml'

interface FetchOptions {
  /** Maximum bytes; 0 for any size. */
  maxSize: number
  signal: AbortSignal | undefined
}

/**
 * The image at an address of another site, without cookies; undefined if the site does not allow reading, or it is
 * not an image.
 */
export async function fetchImage(
  address: string,
  { maxSize, signal }: FetchOptions,
): Promise<File | undefined> {
  if (!isSafePicture(address)) return undefined
  const answer = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  })
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!answer.ok || !/^image\/(?!svg)/.test(type)) return undefined
  const content = await answer.blob()
  if (maxSize > 0 && content.size > maxSize) return undefined
  return new File([content], `image.${type.split('/')[1]}`, { type })
}
