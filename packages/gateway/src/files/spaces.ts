import type { Visibility } from '../store/visibility/visibility'
import type { Entry } from './entries'

/** Who may read the files of a tree: the hotel's is public, a user's own is that user's. @spec W-AUTH-4 */
export const visibilityIn = ({ ownerId }: Pick<Entry, 'ownerId'>): Visibility =>
  ownerId === null ? 'public' : 'personal'
