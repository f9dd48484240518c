import { randomBytes } from 'node:crypto'
import type { TestGateway } from '../gateway/index'
import { askStore, type StoreKeys } from './askStore'

/** An answer of the file service. */
export interface FileAnswer<Data = Record<string, unknown>> {
  status: number
  code: unknown
  message: string
  data: Data
}

export interface FileItem {
  ossDisplayId: string
  displayName: string
  isFolder: boolean
  parentDisplayId: string | null
  path: string | null
  parentPath: string | null
  fileSize: number | null
  createTime: string
  isPrivate: boolean
}

export interface FileTree {
  ossDisplayId: string
  displayName: string
  subNode: FileTree[]
  usedBytes?: number
  fileCount?: number
}

/** Calls of the file service by a signed-in user, at one hotel, as plain requests. */
export interface FileCalls {
  get<Data = Record<string, unknown>>(
    call: string,
    query?: Record<string, string | number>,
  ): Promise<FileAnswer<Data>>
  post<Data = Record<string, unknown>>(call: string, body: object): Promise<FileAnswer<Data>>
  /** Credentials for uploads, and the prefix of their keys. */
  token(): Promise<StoreKeys & { path: string }>
  tree(kind?: 'public' | 'personal'): Promise<FileTree>
  list(folderId: string, query?: Record<string, string | number>): Promise<FileItem[]>
  folder(parentId: string, name: string): Promise<FileItem>
  /** Uploads bytes to the store and returns their key. */
  put(bytes?: string | Uint8Array, type?: string, extension?: string): Promise<string>
  /** Uploads bytes and registers them as a file of a folder. */
  upload(folderId: string, fileName: string, bytes?: string | Uint8Array): Promise<FileItem>
}

export function createFileCalls(
  { url }: Pick<TestGateway, 'url'>,
  cookie: string,
  place = { hotelId: '100101', brandId: '1001' },
): FileCalls {
  const headers = { cookie, 'x-eb-client': 'ebkit/test' }

  async function ask<Data>(call: string, query: object, init: RequestInit): Promise<FileAnswer<Data>> {
    const search = new URLSearchParams({ ...place, ...query })
    const answer = await fetch(`${url}/file-service/${call}?${search}`, init)
    return { status: answer.status, ...((await answer.json()) as Omit<FileAnswer<Data>, 'status'>) }
  }

  const calls: FileCalls = {
    get: (call, query = {}) => ask(call, query, { headers }),
    post: (call, body) =>
      ask(
        call,
        {},
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      ),
    async token() {
      const { data } = await calls.post<{ path: string; credentials: StoreKeys }>('get_token', {})
      return { ...data.credentials, path: data.path }
    },
    async tree(kind = 'public') {
      const { data } = await calls.get<FileTree[]>(kind === 'public' ? 'tree' : 'tree_of_user')
      return data[0] as FileTree
    },
    async list(ossDisplayId, query) {
      return (await calls.get<{ list: FileItem[] }>('directory_files', { ossDisplayId, ...query })).data.list
    },
    async folder(ossDisplayId, displayName) {
      return (await calls.get<FileItem>('directory_create', { ossDisplayId, displayName })).data
    },
    async put(bytes = randomBytes(8), type, extension = 'bin') {
      const keys = await calls.token()
      const key = `${keys.path}${Date.now()}${randomBytes(6).toString('hex')}.${extension}`
      const answer = await askStore(keys, 'PUT', key, bytes, type)
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return key
    },
    async upload(ossDisplayId, fileName, bytes) {
      const key = await calls.put(bytes, undefined, fileName.split('.')[1])
      return (await calls.post<FileItem>('file_uploaded', { key, fileName, ossDisplayId })).data
    },
  }
  return calls
}
