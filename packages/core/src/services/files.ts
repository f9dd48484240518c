import {
  createFolder,
  deleteFiles,
  getFileToken,
  getFolderEntries,
  getTree,
  getTreeOfUser,
  moveFiles,
  registerUploadedFile,
  renameFile,
  renameFolder,
  searchFiles,
} from '@ebkit/protocol/calls/files'
import { check } from '@ebkit/protocol/check'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import { type ExplorerItem, explorerItem, type FolderNode, partialOutcome } from '@ebkit/protocol/schemas'
import { ServiceError } from '../errors/ServiceError'
import type { Http } from '../http/createHttp'
import type { CodedAnswer, CodeHandlers } from '../http/readAnswer'

export type { ExplorerItem, FileServiceReason, FolderNode } from '@ebkit/protocol/schemas'

/** The app and scene of uploads. @spec W-EXP-58 */
export interface UploadPurpose {
  /** Default `eb`. */
  app?: string
  /** Default `default`. */
  scene?: string
}

/** Answer of the token call; `path` is the prefix of new keys. */
export type FileToken = AnswerOf<typeof getFileToken>

/** Sort order of a listing; folders always come first. A service that does not support it omits `sorted`. */
export interface FileSorting {
  sortBy?: 'name' | 'time' | 'size'
  order?: 'asc' | 'desc'
}

export interface FileListOptions extends FileSorting {
  /** From 1. */
  pageIndex?: number
  /** Default 1000. */
  pageSize?: number
  /** `next` of the previous page: a service that supports it finds the page at once, and changes do not shift it. */
  after?: string
  signal?: AbortSignal
}

/** The result of a change of several files and folders. */
export interface FileOutcome {
  /** Entries that were not changed, and why; empty if all were (F-EX-4). */
  failed: Array<{
    ossDisplayId: string
    displayName?: string | null
    reason: string
    /** The entry that has the name, if the service returns it. */
    existing?: Pick<ExplorerItem, 'isFolder' | 'fileSize' | 'createTime'> | null
  }>
}

/** What a move does if the folder contains an entry of that name; only files can be replaced, and only by files. */
export type FileServiceMove = 'refuse' | 'keepBoth' | 'replace'

export interface DeleteOutcome extends FileOutcome {
  /** A folder is not empty: nothing was deleted; confirm and delete again with `force` (W-EXP-15). */
  needsForce: boolean
}

interface WriteOptions {
  /** The hotel for which the operation was started. */
  hotelId?: string
  signal?: AbortSignal
}

/** Folders and files of a hotel and of a user. Every call may throw a ServiceError. */
export interface FileService {
  token(purpose?: UploadPurpose, signal?: AbortSignal): Promise<FileToken>
  /** The hotel's folders. */
  tree(signal?: AbortSignal): Promise<FolderNode[]>
  /** The user's own folders. */
  treeOfUser(signal?: AbortSignal): Promise<FolderNode[]>
  /** Entries below a folder whose names contain the keyword. */
  search(
    keyword: string,
    folderId: string,
    options?: FileSorting & { signal?: AbortSignal },
  ): Promise<AnswerOf<typeof searchFiles>>
  /** One page of a folder. */
  list(folderId: string, options?: FileListOptions): Promise<AnswerOf<typeof getFolderEntries>>
  move(
    ids: readonly string[],
    parentId: string,
    options?: WriteOptions & {
      /**
       * What to do if the folder contains an entry of that name. Default `refuse`; only files can be replaced, and
       * only by files.
       */
      onConflict?: FileServiceMove
    },
  ): Promise<FileOutcome>
  remove(
    ids: readonly string[],
    options?: WriteOptions & {
      /** Folders with their contents. */
      force?: boolean
    },
  ): Promise<DeleteOutcome>
  /** @param options.requestKey idempotency key: a repetition never creates a second folder */
  createFolder(
    parentId: string,
    name: string,
    options?: WriteOptions & { requestKey?: string },
  ): Promise<ExplorerItem>
  renameFolder(id: string, name: string, options?: WriteOptions): Promise<void>
  renameFile(id: string, name: string, options?: WriteOptions): Promise<void>
  /**
   * Registers an object of the store as a file of a folder: once, even if it is called again with the same key.
   * @returns the file; undefined from a service that answers with its success only
   */
  register(
    file: UploadPurpose & { fileName: string; key: string; folderId: string },
    options?: WriteOptions,
  ): Promise<ExplorerItem | undefined>
}

/**
 * @spec W-EXP-48 W-EXP-49 W-EXP-50
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createFileService } from '@ebkit/core/services/files'
 * import { getSession } from '@ebkit/core/session'
 *
 * const files = createFileService(createHttp({ session: getSession() }))
 * const [root] = await files.tree()
 * if (root) {
 *   const { list, urlPrefix } = await files.list(root.ossDisplayId, { sortBy: 'time', order: 'desc' })
 *   const addresses = list.filter(({ isFolder }) => !isFolder).map(({ path }) => `${urlPrefix}${path}`)
 *   console.log(addresses)
 * }
 * ```
 */
export function createFileService(http: Http): FileService {
  return {
    token: (purpose, signal) => http.call(getFileToken, { body: purposeOf(purpose), signal }),
    tree: (signal) => http.call(getTree, { signal }),
    treeOfUser: (signal) => http.call(getTreeOfUser, { signal }),
    search: (keyword, ossDisplayId, { signal, ...sorting } = {}) =>
      http.call(searchFiles, { query: { keyword, ossDisplayId, ...sorting }, signal }),
    list: (ossDisplayId, { signal, pageIndex = 1, pageSize = 1000, ...sorting } = {}) =>
      http.call(getFolderEntries, { query: { ossDisplayId, pageIndex, pageSize, ...sorting }, signal }),
    move: (ids, parentDisplayId, { onConflict, ...options } = {}) =>
      outcomeOf((handlers) =>
        http.call(moveFiles, {
          ...options,
          handlers,
          body: { ossDisplayIds: [...ids], parentDisplayId, onConflict },
        }),
      ),
    async remove(ids, { force: forceDelete = false, ...options } = {}) {
      let needsForce = false
      const ask = () => {
        needsForce = true
      }
      const { failed } = await outcomeOf((handlers) =>
        http.call(deleteFiles, {
          ...options,
          handlers: { ...handlers, '403': ask },
          body: { ossDisplayIds: [...ids], forceDelete },
        }),
      )
      return { needsForce, failed }
    },
    createFolder: (ossDisplayId, displayName, { requestKey, ...options } = {}) =>
      http.call(createFolder, { ...options, query: { ossDisplayId, displayName, requestKey } }),
    async renameFolder(ossDisplayId, newDisplayName, options) {
      await http.call(renameFolder, { ...options, query: { ossDisplayId, newDisplayName } })
    },
    async renameFile(ossDisplayId, newName, options) {
      await http.call(renameFile, { ...options, query: { ossDisplayId, newName } })
    },
    async register({ folderId, ...file }, options) {
      const answer = await http.call(registerUploadedFile, {
        ...options,
        body: { ...file, ...purposeOf(file), ossDisplayId: folderId },
      })
      const item = check(explorerItem, answer)
      return item.fits ? (item.value as ExplorerItem) : undefined
    },
  }
}

/** Sends the defaults explicitly: services other than the reference gateway may have none. @spec W-EXP-58 */
const purposeOf = ({ app = 'eb', scene = 'default' }: UploadPurpose = {}) => ({ app, scene })

/** Makes a call that may succeed only in part. */
async function outcomeOf(call: (handlers: CodeHandlers) => Promise<unknown>): Promise<FileOutcome> {
  let failed: FileOutcome['failed'] = []
  const partial = ({ code, message, data }: CodedAnswer) => {
    const outcome = check(partialOutcome, data)
    if (!outcome.fits)
      throw new ServiceError('files', 'refused', { serverCode: code, serverMessage: message, status: 200 })
    failed = (outcome.value as FileOutcome).failed
  }
  await call({ '207': partial })
  return { failed }
}
