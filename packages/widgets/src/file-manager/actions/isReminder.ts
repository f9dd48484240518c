import type { FileManagerDriver, Notice } from '@ebkit/core/file-manager'

/** Whether a notice must be acknowledged in a dialog. @spec W-EXP-6 */
export const isReminder = ({ can }: FileManagerDriver, { tone, code, verb }: Notice): boolean =>
  !!can.remindInDialog &&
  // What an undo has left is said in the bar: nothing is chosen to try again with.
  ((code === 'not-all' && verb !== 'upload') ||
    (tone === 'note' && code !== 'too-many-chosen' && code !== 'upload-hidden'))
