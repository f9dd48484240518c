import { extensionOf } from '@ebkit/rules/files'

/**
 * Address of a small picture of an image in the object store: 200 × 200, quality 100. The store makes none of AVIF.
 *
 * @param url address of the object
 * @param name of the file
 * @spec W-THUMB-1
 */
export function thumbnailUrl(url: string, name: string): string {
  if (extensionOf(name) === 'avif') return url
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}x-oss-process=image/resize,w_200,h_200/quality,q_100`
}
