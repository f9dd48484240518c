import type { FileProblemCode } from '@ebkit/rules/files'

/** An entry that could not be moved or deleted, and why. */
export interface FailedEntry {
  readonly id: string
  readonly name: string
  /** A `FileServiceReason`, `replaced`, or another text of the service. */
  readonly reason?: string
  /** The error of the object store, or of the connection to it. */
  readonly error?: unknown
}

/**
 * Why an action was not carried out, or not completely.
 *
 * | code | meaning | params |
 * |---|---|---|
 * | `no-folder` | no folder is open to create, upload, refresh or move in (W-EXP-33) | |
 * | `nothing-chosen` | a move or deletion without a selection (W-EXP-35) | |
 * | `too-many-chosen` | more entries than can be selected (W-EXP-34) | `limit` |
 * | `same-folder` | a move into the same folder (W-EXP-36) | |
 * | `into-itself` | a move of a folder into itself or a folder below it | `name` |
 * | `too-many-folders` | more than 5 folders in a deletion (W-EXP-37) | `limit` |
 * | `bad-name`, `long-name`, `unsafe-name` | an invalid name (W-EXP-28) | `limit` |
 * | `name-taken` | the folder already contains the name | `name` |
 * | `gone` | somebody has deleted the entry meanwhile | `name` |
 * | `not-allowed` | HTTP 403 (CTR-3) | |
 * | `not-all` | some entries failed; these stay selected. Verb `upload`: an undo | `done`, `failed: FailedEntry[]`; `undo` as in `hidden` |
 * | `stopped` | the user stopped the operation | `done`, `total` if known; `undo` as in `hidden` |
 * | `busy` | another deletion or hide is running; there is no message | |
 * | `list-failed` | the object store did not list the folder (W-FMA-19); `error` says why | |
 * | `load-failed` | a part of the program could not be loaded | |
 * | `failed` | any other failure: `error` says why | |
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
 * A successful action.
 *
 * | code | meaning | params |
 * |---|---|---|
 * | `folder-created` | W-EXP-42 | `name` |
 * | `folder-renamed`, `file-renamed` | W-EXP-43 | `name` |
 * | `folders-moved`, `files-moved`, `both-moved` | W-EXP-44 | `count` |
 * | `folders-deleted`, `files-deleted`, `both-deleted` | W-EXP-45 | `count` |
 * | `deleted`, `shown` | objects were deleted, or made public again | `count` |
 * | `hidden` | objects are private now (W-FMA-16) | `count`; `undo`: number of files that were public before |
 * | `move-undone` | a move was undone | `count`; `lost`: number of files that it had replaced, which the service has deleted |
 * | `upload-started` | dropped or pasted files are uploading; `undoUpload` undoes that | `count` |
 * | `upload-undone` | that upload was undone | `count` deleted, `cancelled` before they arrived |
 * | `upload-hidden` | uploaded files that the listing hides (W-EXP-38) | `count`, `limit` in bytes |
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

/** The action that the message is about. */
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

/** A message for the user. The view provides the text. */
export interface Notice {
  readonly verb: ManagerVerb
  readonly code: ProblemCode | SuccessCode
  /** Parameters of the text. */
  readonly params: Readonly<Record<string, unknown>>
  /** `note` is a reminder: no request was sent. */
  readonly tone: 'success' | 'note' | 'error'
  /** The service's own error, for `describeError`. */
  readonly error?: unknown
}

/** Why an action was not carried out. */
export interface Problem {
  readonly ok: false
  readonly code: ProblemCode
  readonly params?: Readonly<Record<string, unknown>>
  /** The service's own error, for `describeError`. */
  readonly error?: unknown
  /** The entries that failed, with `not-all`. */
  readonly failed?: readonly FailedEntry[]
}

/** The result of an action; `$message` reports the same. */
export type Outcome = { readonly ok: true; readonly id?: string } | Problem

/** Also possible: a folder is not empty and nothing was deleted. Ask, and delete again with `force`. No message. @spec W-EXP-41 */
export type RemoveOutcome = Outcome | { readonly ok: false; readonly code: 'needs-force' }

/** The problem of a name. The text names both the limit and the pattern (AMB-22). */
export interface NameProblem {
  readonly code: 'empty-name' | 'bad-name' | 'long-name' | 'unsafe-name'
  readonly params: { readonly limit: number }
}
