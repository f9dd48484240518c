import type { ExplorerVerb, FailedEntry, Notice } from '@ebkit/core/explorer'
import { formatSize } from '@ebkit/rules/files'
import type { WorkKey, WorkText } from './strings'

type Said = Pick<Notice, 'code' | 'params' | 'verb' | 'error'>

const failures: Record<ExplorerVerb, WorkKey> = {
  open: 'open',
  create: 'create',
  rename: 'rename',
  move: 'moveFailed',
  remove: 'removeFailed',
  upload: 'uploadFailed',
  choose: 'choose',
}

/** What a notice of the model says to the person. */
export function noticeText(notice: Said, text: WorkText, describe: (error: unknown) => string): string {
  const { code, params, verb, error } = notice
  if (code === 'failed') return text('because', { what: text(failures[verb]), reason: describe(error) })
  if (code === 'gone' && params.name === undefined) return text('gone-some')
  if (code === 'move-undone' && params.lost) return text('undone-but', { count: params.lost as number })
  if (code === 'not-all') {
    const count = (params.failed as readonly FailedEntry[]).length
    return text(verb === 'move' ? 'not-moved' : 'not-deleted', { count })
  }
  if (code === 'upload-hidden')
    return text(code, { count: params.count as number, size: formatSize(params.limit as number) })
  return text(code, params as Record<string, string | number>)
}

const reasons: Readonly<Record<string, WorkKey>> = {
  'name-taken': 'name-taken-there',
  'not-found': 'not-found',
  'into-itself': 'into-itself-reason',
  'is-root': 'is-root',
  'other-tree': 'other-tree',
  'too-deep': 'too-deep',
  'has-contents': 'has-contents',
}

/** Why one entry stayed where it was. */
export function failedText({ name, reason }: FailedEntry, text: WorkText): string {
  const key = reasons[reason]
  return text('failedEntry', { name, reason: key ? text(key) : reason })
}
