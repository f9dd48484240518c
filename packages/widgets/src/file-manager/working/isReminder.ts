import type { FileManagerDriver, Notice } from '@ebkit/core/file-manager'

/** What has to be read before one goes on, in a dialog of its own. @spec W-EXP-6 */
export const isReminder = ({ can }: FileManagerDriver, { tone, code }: Notice): boolean =>
  !!can.remindInDialog &&
  (code === 'not-all' || (tone === 'note' && code !== 'too-many-chosen' && code !== 'upload-hidden'))
