import type { FileManagerDriver, Notice } from '@ebkit/core/file-manager'

/** Whether a notice must be acknowledged in a dialog. @spec W-EXP-6 */
export const isReminder = ({ can }: FileManagerDriver, { tone, code }: Notice): boolean =>
  !!can.remindInDialog &&
  (code === 'not-all' || (tone === 'note' && code !== 'too-many-chosen' && code !== 'upload-hidden'))
