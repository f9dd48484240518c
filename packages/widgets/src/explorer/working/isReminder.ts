import type { Notice } from '@ebkit/core/explorer'

/** What has to be read before one goes on, in a dialog of its own. @spec W-EXP-6 */
export const isReminder = ({ tone, code }: Notice) =>
  code === 'not-all' || (tone === 'note' && code !== 'too-many-chosen' && code !== 'upload-hidden')
