import { draftPrefix } from '../../session/drafts'

/** Name of the database in which a user's unfinished uploads lie. */
export const uploadsDatabase = (userId: string) => `${draftPrefix}${userId}.uploads`

/** Erases a user's unfinished uploads from this device, when they sign out. Never throws. */
export function eraseUploads(userId: string): void {
  try {
    indexedDB.deleteDatabase(uploadsDatabase(userId))
  } catch {
    // Sandboxed frames have none.
  }
}
