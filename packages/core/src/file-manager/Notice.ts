import type { FileProblemCode } from '@ebkit/rules/files'

/** An entry that a move or a delete left where it was, and why. */
export interface FailedEntry {
  readonly id: string
  readonly name: string
  /** A `FileServiceReason`, `replaced`, or another text of the service. */
  readonly reason?: string
  /** What the object store, or the way to it, said. */
  readonly error?: unknown
}

/**
 * What a person did not get, or has to know first.
 *
 * | code | when | params |
 * |---|---|---|
 * | `no-folder` | nothing is open to create, upload, refresh or move in (W-EXP-33) | |
 * | `nothing-chosen` | move or delete of nothing (W-EXP-35) | |
 * | `too-many-chosen` | more than can be chosen (W-EXP-34) | `limit` |
 * | `same-folder` | moving to where it is (W-EXP-36) | |
 * | `into-itself` | moving a folder into itself or below | `name` |
 * | `too-many-folders` | more than 5 folders in a delete (W-EXP-37) | `limit` |
 * | `bad-name`, `long-name`, `unsafe-name` | the name (W-EXP-28) | `limit` |
 * | `name-taken` | the folder has that name already | `name` |
 * | `gone` | somebody has deleted it meanwhile | `name` |
 * | `not-allowed` | HTTP 403 (CTR-3) | |
 * | `not-all` | a part was done; the rest stays chosen. Of `upload`: of an undo | `done`, `failed: FailedEntry[]`; `undo` as in `hidden` |
 * | `stopped` | the person ended it | `done`, `total` where it is known; `undo` as in `hidden` |
 * | `busy` | another delete or hide runs; no message | |
 * | `list-failed` | the object store did not list (W-FMA-19); `error` says why | |
 * | `load-failed` | a part of the program could not be loaded | |
 * | `failed` | anything else: `error` says what | |
 */
export type ProblemCode =
  | 'no-folder'
  | 'nothing-chosen'
  | 'too-many-chosen'
  | 'same-folder'
  | 'into-itself'
  | 'too-many-folders'
  | Extract<FileProblemCode, 'bad-name' | 'long-name' | 'unsafe-name'>
  | 'name-taken'
  | 'gone'
  | 'not-allowed'
  | 'not-all'
  | 'stopped'
  | 'busy'
  | 'list-failed'
  | 'load-failed'
  | 'failed'

/**
 * What was done.
 *
 * | code | when | params |
 * |---|---|---|
 * | `folder-created` | W-EXP-42 | `name` |
 * | `folder-renamed`, `file-renamed` | W-EXP-43 | `name` |
 * | `folders-moved`, `files-moved`, `both-moved` | W-EXP-44 | `count` |
 * | `folders-deleted`, `files-deleted`, `both-deleted` | W-EXP-45 | `count` |
 * | `deleted`, `shown` | objects | `count` |
 * | `hidden` | objects are private now (W-FMA-16) | `count`; `undo`: files that could be opened before |
 * | `move-undone` | taken back | `count`; `lost`: files that it had replaced, which the service deletes for good |
 * | `upload-started` | files were dropped or pasted; `undoUpload` takes them back | `count` |
 * | `upload-undone` | that was taken back | `count` deleted, `cancelled` before they had arrived |
 * | `upload-hidden` | files were uploaded that the listing hides (W-EXP-38) | `count`, `limit` in bytes |
 */
export type SuccessCode =
  | 'folder-created'
  | 'folder-renamed'
  | 'file-renamed'
  | 'folders-moved'
  | 'files-moved'
  | 'both-moved'
  | 'folders-deleted'
  | 'files-deleted'
  | 'both-deleted'
  | 'deleted'
  | 'hidden'
  | 'shown'
  | 'move-undone'
  | 'upload-started'
  | 'upload-undone'
  | 'upload-hidden'

/** What was being done. */
export type ManagerVerb =
  | 'open'
  | 'create'
  | 'rename'
  | 'move'
  | 'remove'
  | 'hide'
  | 'show'
  | 'upload'
  | 'choose'

/** A message for the person; the text is the view's. */
export interface Notice {
  readonly verb: ManagerVerb
  readonly code: ProblemCode | SuccessCode
  /** What the text needs beside the code. */
  readonly params: Readonly<Record<string, unknown>>
  /** `note` is a reminder: nothing was sent. */
  readonly tone: 'success' | 'note' | 'error'
  /** The service's own error, for `describeError`. */
  readonly error?: unknown
}

/** Why something was not done. */
export interface Problem {
  readonly ok: false
  readonly code: ProblemCode
  readonly params?: Readonly<Record<string, unknown>>
  /** The service's own error, for `describeError`. */
  readonly error?: unknown
  /** What stayed where it was, with `not-all`. */
  readonly failed?: readonly FailedEntry[]
}

/** What became of a verb; `$message` tells the same. */
export type Outcome = { readonly ok: true; readonly id?: string } | Problem

/** Also: a folder has contents, nothing was deleted; ask, and delete again with `force`. No message. @spec W-EXP-41 */
export type RemoveOutcome = Outcome | { readonly ok: false; readonly code: 'needs-force' }

/** What is wrong with a name. The text names the limit and the pattern together (AMB-22). */
export interface NameProblem {
  readonly code: 'empty-name' | 'bad-name' | 'long-name' | 'unsafe-name'
  readonly params: { readonly limit: number }
}
