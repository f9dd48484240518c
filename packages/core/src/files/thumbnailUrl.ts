import { extensionOf } from '@ebkit/rules/files'

const smallPicture = 'image/resize,w_200,h_200/quality,q_100'

/**
 * The query for a thumbnail of 200 × 200 in quality 100; undefined for AVIF, which the store does not convert.
 * @spec W-THUMB-1
 */
export const thumbnailProcess = (name: string): string | undefined =>
  extensionOf(name) === 'avif' ? undefined : smallPicture

/**
 * Address of a thumbnail in the object store: 200 × 200, quality 100. AVIF images have none.
 * @param url address of the object
 * @param name of the file
 * @spec W-THUMB-1
 */
export function thumbnailUrl(url: string, name: string): string {
  const process = thumbnailProcess(name)
  if (process === undefined) return url
  const separator = url.includes('?') ? '&' : '?'
  return `${url}${separator}x-oss-process=${process}`
}
