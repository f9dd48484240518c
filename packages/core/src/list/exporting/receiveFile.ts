import type { ExportedFile } from './ListExport'

/** Milliseconds without data after which the download is aborted. */
const patience = 60_000

/** Reads a file from an answer, and reports the received bytes. @throws TypeError if it ends early or stalls */
export async function receiveFile(
  response: Response,
  name: string,
  onBytes: (bytes: number) => void,
): Promise<ExportedFile> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  try {
    for (;;) {
      const piece = await withPatience(reader?.read())
      if (!piece?.value) break
      parts.push(piece.value)
      bytes += piece.value.length
      onBytes(bytes)
    }
  } finally {
    reader?.cancel().catch(() => {
      // The error has been thrown already; a failure of cancelling adds nothing.
    })
  }
  const type = response.headers.get('content-type') ?? ''
  const receivedName = nameOf(response.headers.get('content-disposition') ?? '')
  return { name: receivedName || name, content: new Blob(parts, { type }) }
}

async function withPatience<Value>(work: Promise<Value> | undefined): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('nothing comes')), patience)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

/** `filename*=UTF-8''%E6%89%93…` of RFC 6266, else the plain `filename`. */
function nameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : plain
  } catch {
    return plain
  }
}
