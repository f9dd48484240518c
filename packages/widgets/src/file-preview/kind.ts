import { isPreviewable } from '@ebkit/core/files'
import type { PreviewKind } from './props'

/** The kind of preview of a file; undefined if there is none. @spec W-PREV-1 */
export function previewKind(type: string | undefined, name: string): PreviewKind | undefined {
  const given = type?.trim().toLowerCase().replace(/^\./, '') ?? ''
  if (given === 'image' || given === 'video') return given
  if (given.startsWith('image/'))
    return isPreviewable(`x.${given.slice(6).replace(/\+xml$/, '')}`) === 'image' ? 'image' : undefined
  if (given.startsWith('video/')) return 'video'
  if (given === 'application/pdf') return 'pdf'
  if (given) return isPreviewable(`x.${given}`)
  return isPreviewable(name)
}
