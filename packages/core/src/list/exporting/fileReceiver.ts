import { createHttp, type Http } from '../../http/createHttp'
import type { Session } from '../../session/Session'
import type { ExportedFile } from './ListExport'
import { receiveFile } from './receiveFile'

/** A whole file may take an hour; a file without any progress times out. */
const longest = 3_600_000

interface FileReceiving {
  session: Session
  /** The page's own connection to the gateway. */
  http: Http
  /** Name of the file, if the gateway gives none. */
  name: string
  onBytes?: (bytes: number) => void
  /** Replaces the browser's `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Makes calls that answer files. */
interface FileReceiver {
  readonly http: Http
  /** Returns the file of the last call. @throws TypeError if there was none */
  file(): ExportedFile
}

/** Replaces the end of the page's own connection: the answer is a file. */
export function fileReceiver(given: FileReceiving): FileReceiver {
  const { session, http, name, onBytes = () => {}, fetch = globalThis.fetch } = given
  let file: ExportedFile | undefined
  return {
    http: createHttp({
      session,
      hotelId: http.hotelId,
      stores: http.stores,
      timeout: longest,
      fetch: async (address, options) => {
        const response = await fetch(address, options)
        if (!response.ok || /json/.test(response.headers.get('content-type') ?? '')) return response
        file = await receiveFile(response, name, onBytes)
        return new Response('{"code":0}')
      },
    }),
    file() {
      if (!file) throw new TypeError('The gateway gave no file')
      return file
    },
  }
}
