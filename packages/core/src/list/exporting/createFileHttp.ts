import { createHttp, type Http } from '../../http/createHttp'
import type { Session } from '../../session/Session'
import type { ExportedFile } from './ListExport'
import { receiveFile } from './receiveFile'

/** A whole file may take an hour; one of which nothing comes does not. */
const longest = 3_600_000

export interface FileHttpOptions {
  session: Session
  /** Whose hotel calls are made for. */
  http: Pick<Http, 'hotelId'>
  /** Of the file, where the gateway gives none. */
  name: string
  /** In place of the browser's. */
  fetch?: typeof globalThis.fetch | undefined
  onBytes?: (bytes: number) => void
}

/** The page's own way to the gateway, with another end: the answer of the call is a file. */
export function createFileHttp(options: FileHttpOptions): { http: Http; file(): ExportedFile | undefined } {
  const { session, name, fetch = globalThis.fetch, onBytes = () => undefined } = options
  let file: ExportedFile | undefined
  const http = createHttp({
    session,
    hotelId: options.http.hotelId,
    timeout: longest,
    fetch: async (address, given) => {
      const response = await fetch(address, given)
      if (!response.ok || /json/.test(response.headers.get('content-type') ?? '')) return response
      file = await receiveFile(response, name, onBytes)
      return new Response('{"code":0}')
    },
  })
  return { http, file: () => file }
}
