import { cookieFetch, type SeenRequest, type Servers } from '@ebkit/testing'
import { createFileService, type FileService } from '../../services/files'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'
import { createHttp, type Http } from '../createHttp'

/** A client of the real gateway, behind a proxy that records requests and answers. */
export interface WireClient {
  readonly servers: Servers
  readonly fetch: typeof globalThis.fetch
  readonly session: Session
  readonly http: Http
  readonly files: FileService
  /** The hotel's root folder. */
  root(): Promise<string>
}

/** Makes a call through its service or model. Preparations may use any calls. */
export type Drive = (client: WireClient) => Promise<unknown>

export function createWireClient(servers: Servers): WireClient {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const http = createHttp({ session, fetch, pause: 1 })
  const files = createFileService(http)
  const root = async () => (await files.tree())[0]?.ossDisplayId ?? ''
  return { servers, fetch, session, http, files, root }
}

/** Path and query of a request. */
export const addressOf = ({ path }: SeenRequest) => new URL(path, 'http://gateway')

const nameIn = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? (['(file)', value] as const) : ([name, value] as const)

/** Names and values of a body: of JSON or of a form; a file, in a form or as the whole body, is `(file)`. */
export async function fieldsOf({ headers, body }: SeenRequest): Promise<Record<string, unknown>> {
  if (!body?.length) return {}
  const type = headers['content-type'] ?? ''
  if (type === 'application/json') return JSON.parse(body.toString())
  if (!type.startsWith('multipart/form-data')) return { '(file)': body }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries([...form].map(nameIn))
}
