import type { FileExplorerProps } from './props'
import { isRoute, readRoute } from './route'

/** State that an explorer keeps on its element while its view is unmounted, and when its hotel changes. */
export interface ExplorerDraft {
  /** The open folder. */
  folderId: string
  /** Its hotel; undefined if that was not known yet. */
  hotelId: string | undefined
  /** The folder that the page had set by then. */
  given: string | undefined
}

/**
 * The folder that is open first; undefined for the root. What the page has set meanwhile wins over the folder that was
 * open, and a folder of another hotel is not opened.
 */
export function firstFolder(
  { draft, route, folderId: given }: Pick<FileExplorerProps, 'draft' | 'route' | 'folderId'>,
  hotelId: string | undefined,
): string | undefined {
  const kept = draft?.current as ExplorerDraft | undefined
  const linked = isRoute(route) && globalThis.location ? readRoute(location.href, route) : undefined
  if (!kept) return linked ?? given
  if (given && given !== kept.given && given !== kept.folderId) return given
  const isElsewhere = kept.hotelId && hotelId && kept.hotelId !== hotelId
  if (!isElsewhere) return kept.folderId
  return linked === kept.folderId ? undefined : linked
}
