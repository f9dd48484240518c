import type { TextKey } from './strings'

/** English of strings.ts. */
export const english: Record<TextKey, string> = {
  close: 'Close',
  reset: 'Clear',
  eligibleOnly: 'Available only',
  locked: 'locked',
  empty: 'Nothing here',
  listFailed: 'Could not load',
  retry: 'Try again',
  choose: 'Choose',
  chosen: 'Chosen',
  cancel: 'Cancel',
  blocked: 'Cannot choose {name}: {reason}',
  total: '{count}',
  page: 'Page {page}',
  full: '{count} at most',
  confirm: 'Choose',
  confirmCount: 'Choose {count}',
  remove: 'Remove {name}',
  refused: '{count} can no longer be chosen. Remove, then confirm',
  discard: 'Discard changes?',
  goOn: 'Keep choosing',
  giveUp: 'Discard',
  missing: 'Not all of it could be loaded. Reload the page',
}
