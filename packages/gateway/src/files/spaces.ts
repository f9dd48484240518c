import type { Visibility } from '../store/visibility/visibility'
import type { Entry } from './entries'

/** Read access to a tree's files: the hotel's are public, a user's are private. @spec W-AUTH-4 */
export const visibilityIn = ({ ownerId }: Pick<Entry, 'ownerId'>): Visibility =>
  ownerId === null ? 'public' : 'personal'
