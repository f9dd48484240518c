import type { RelatedList } from '@ebkit/domain'
import { withPlace } from '../row/rowPlace'

/** The query of a page, and the list that is in front in the form that it opens. */
interface Opened {
  readonly query: string
  /** Resource of the list. */
  readonly list?: string
}

/** Reads `?tables=7`: the form of row 7, with its list of tables in front. Every other query stays. */
export function openedBy(lists: readonly RelatedList[] = [], query: string): Opened {
  const given = new URLSearchParams(query)
  for (const { opensBy, resource } of lists) {
    const id = opensBy && given.get(opensBy)
    if (!id) continue
    given.delete(opensBy)
    return { query: withPlace(`?${given}`, { id, mode: 'edit' }), list: resource }
  }
  return { query }
}
