import type { FastifyRequest } from 'fastify'
import type { ReceivedBlob } from './blobs'
import { headerOf, type StoreCall } from './storeCall'
import { StoreError } from './storeError'

const incomplete = () =>
  new StoreError('IncompleteBody', 'The size of the request body is not what Content-Length says.')

const tooLarge = () =>
  new StoreError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')

/** A body's bytes. A reader that stops early can still answer, since the connection stays open. */
export const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Buffer> =>
  raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>

/** The bytes of a body, of which at most `limit` are read. */
async function* limited(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // the client disconnected during the upload
    throw error instanceof StoreError ? error : incomplete()
  }
}

/** What the client declares about the bytes. */
function announced(call: StoreCall): { size: number | undefined; md5: Buffer | undefined } {
  const length = headerOf(call, 'content-length')
  const text = headerOf(call, 'content-md5')
  const md5 = text === undefined ? undefined : Buffer.from(text, 'base64')
  if (md5 && (md5.length !== 16 || md5.toString('base64') !== text))
    throw new StoreError('InvalidDigest', 'The Content-MD5 you specified is not valid.')
  return { size: length === undefined ? undefined : Number(length), md5 }
}

/**
 * Streams a request's body to disk, and verifies its Content-Length and Content-MD5.
 *
 * @throws StoreError EntityTooLarge, IncompleteBody, InvalidDigest, BadDigest; nothing is left on the disk then
 */
export function receiveBody(call: StoreCall): Promise<ReceivedBlob> {
  const { bodyLimit } = call.gateway.settings.store
  const { size, md5 } = announced(call)
  if (size !== undefined && size > bodyLimit) throw tooLarge()
  return call.blobs.receive(limited(bodyOf(call.request), bodyLimit), (blob) => {
    if (size !== undefined && blob.size !== size) throw incomplete()
    if (md5 && !md5.equals(blob.md5))
      throw new StoreError('BadDigest', 'The Content-MD5 you specified did not match what we received.')
  })
}
