import type { FailedEntry, ManagerVerb, Notice } from '@ebkit/core/file-manager'
import { formatSize } from '@ebkit/rules/files'
import { reasonText } from './failedText'
import type { ActionKey, ActionText } from './strings'

type Said = Pick<Notice, 'code' | 'verb' | 'error'> & Partial<Pick<Notice, 'params'>>
type Describe = (error: unknown) => string

/** Maximum number of names in a text. */
const listed = 3

const failures: Record<ManagerVerb, ActionKey> = {
  open: 'open',
  create: 'create',
  rename: 'rename',
  move: 'moveFailed',
  remove: 'removeFailed',
  hide: 'hideFailed',
  show: 'showFailed',
  upload: 'uploadFailed',
  choose: 'choose',
}

/** The text of a notice of the model. */
export function noticeText(notice: Said, text: ActionText, describe: Describe): string {
  const { code, params = {}, verb, error } = notice
  if (code === 'failed') return text('because', { what: text(failures[verb]), reason: describe(error) })
  if (code === 'list-failed') return text(code, { reason: describe(error) })
  if (code === 'long-name' && params.limit === undefined) return text('too-long-name')
  if (code === 'gone' && params.name === undefined) return text('gone-some')
  if (code === 'move-undone' && params.lost) return text('undone-but', { count: params.lost })
  if (code === 'upload-undone') return undoneText(params, text)
  if (code === 'not-all') return notAllText(notice, text, describe)
  if (code === 'stopped' && params.total === undefined) return text(`stopped-${messageVerb(verb)}`, params)
  if (code === 'upload-hidden')
    return text(code, { count: params.count, size: formatSize(params.limit as number) })
  return text(code, params)
}

/** Deleted, cancelled, or both. */
function undoneText(params: Notice['params'], text: ActionText): string {
  const { count, cancelled } = params
  if (!cancelled) return text('undone-deleted', params)
  return text(count ? 'undone-both' : 'undone-cancelled', params)
}

const messageVerb = (verb: ManagerVerb) => (verb === 'hide' || verb === 'show' ? verb : 'remove')

/** The number of failed entries; if they are not listed elsewhere, also the first names and one reason. */
function notAllText({ verb, params = {}, error }: Said, text: ActionText, describe: Describe): string {
  const failed = params.failed as readonly FailedEntry[]
  const count = failed.length
  if (verb === 'upload') {
    const [{ error: cause, reason } = {} as Partial<FailedEntry>] = failed
    const why = cause === undefined ? reasonText(reason, text) : describe(cause)
    return text('not-all-upload', { done: params.done, names: namesOf(failed, text), reason: why })
  }
  if (failed.every((one) => one.error === undefined))
    return text(verb === 'move' ? 'not-moved' : 'not-deleted', { count })
  const names = namesOf(failed, text)
  return text(`not-all-${messageVerb(verb)}`, { done: params.done, names, reason: describe(error) })
}

function namesOf(failed: readonly FailedEntry[], text: ActionText): string {
  const first = failed.slice(0, listed).map(({ name }) => name)
  const names = first.join(text('comma'))
  return failed.length > listed ? text('names', { names, count: failed.length }) : names
}
