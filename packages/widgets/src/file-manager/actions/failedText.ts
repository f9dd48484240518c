import type { FailedEntry } from '@ebkit/core/file-manager'
import type { ActionKey, ActionText } from './strings'

const reasons: Readonly<Record<string, ActionKey>> = {
  'name-taken': 'name-taken-there',
  'not-found': 'not-found',
  'into-itself': 'into-itself-reason',
  'is-root': 'is-root',
  'other-tree': 'other-tree',
  'too-deep': 'too-deep',
  'has-contents': 'has-contents',
  replaced: 'replaced',
}

/** Why an entry could not be moved or deleted. */
export function failedText({ name, reason }: FailedEntry, text: ActionText): string {
  return text('failedEntry', { name, reason: reasonText(reason, text) })
}

export function reasonText(reason = '', text: ActionText): string {
  const key = reasons[reason]
  return key ? text(key) : reason
}
