import type { FastifyReply } from 'fastify'
import { quoted, unquoted } from '../etag'
import { imageTypeOf } from '../images/imageType'
import { readInstructions } from '../images/instructions'
import { processImage } from '../images/processImage'
import { objectHeaders } from '../objectHeaders'
import type { StoredObject } from '../objects'
import { readObject } from '../outgoing'
import { headerOf, type StoreCall } from '../storeCall'
import { StoreError } from '../storeError'
import { readableObject } from './getObject'

/** Bytes of a picture that is processed: OSS's own limit. */
const maximumSize = 20 * 1024 * 1024

async function readWhole({ blobs }: StoreCall, object: StoredObject): Promise<Buffer> {
  if (object.size > maximumSize)
    throw new StoreError('ImageTooLarge', `The image is larger than ${maximumSize} bytes.`)
  const chunks: Buffer[] = []
  for await (const chunk of await readObject(blobs, object, { start: 0, end: object.size - 1 }))
    chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** GET with `x-oss-process=image/…`: the picture smaller, in another format, or what is known of it. */
export async function processObject(call: StoreCall): Promise<FastifyReply> {
  const { gateway, query, reply } = call
  const process = query.get('x-oss-process') ?? ''
  const instructions = readInstructions(process)
  const object = await readableObject(call)
  const { processed } = gateway.store
  const name = processed.nameOf(object, process)
  reply.headers(objectHeaders(object)).header('etag', quoted(name)).removeHeader('accept-ranges')
  if (headerOf(call, 'if-none-match')?.split(',').map(unquoted).includes(name.toUpperCase()))
    return reply.code(304).send()
  const bytes = await processed.get(name, async () =>
    processImage(await readWhole(call, object), instructions),
  )
  return reply
    .type(imageTypeOf(bytes) ?? 'application/json')
    .removeHeader('content-disposition')
    .send(bytes)
}
