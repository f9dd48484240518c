import type { FastifyReply } from 'fastify'
import { quoted, unquoted } from '../etag'
import { imageTypeOf } from '../images/imageType'
import { type Instructions, readInstructions } from '../images/instructions'
import { maximumPixels } from '../images/pixels'
import type { Wanted } from '../images/processedImages'
import { asUnsigned, unsignedPixels } from '../images/unsignedRequest'
import { objectHeaders } from '../objectHeaders'
import { readObject } from '../outgoing'
import type { StoredObject } from '../StoredObject'
import { headerOf, type StoreCall } from '../storeCall'
import { StoreError } from '../storeError'
import { readableObject } from './getObject'

/** Maximum size in bytes of an image to process: OSS's own limit. */
const maximumSize = 20 * 1024 * 1024

async function readBytes({ blobs }: StoreCall, object: StoredObject, end: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await readObject(blobs, object, { start: 0, end })) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function readWhole(call: StoreCall, object: StoredObject): Promise<Buffer> {
  if (object.size > maximumSize)
    throw new StoreError('ImageTooLarge', `The image is larger than ${maximumSize} bytes.`)
  return readBytes(call, object, object.size - 1)
}

const typeOf = async (call: StoreCall, object: StoredObject) =>
  imageTypeOf(await readBytes(call, object, Math.min(object.size, 16) - 1))

/** The requested processing of an object. */
async function wantedBy(call: StoreCall, object: StoredObject, asked: Instructions): Promise<Wanted> {
  const bytes = () => readWhole(call, object)
  if (call.grant) return { instructions: asked, limit: maximumPixels, asker: 'signed', bytes }
  const instructions = asUnsigned(asked, await typeOf(call, object))
  return { instructions, limit: unsignedPixels, asker: 'unsigned', bytes }
}

/** GET with `x-oss-process=image/…`: the image resized, in another format, or its metadata. */
export async function processObject(call: StoreCall): Promise<FastifyReply> {
  const { gateway, query, reply } = call
  const asked = readInstructions(query.get('x-oss-process') ?? '')
  const object = await readableObject(call)
  const { images } = gateway.store
  const wanted = await wantedBy(call, object, asked)
  const name = images.nameOf(object, wanted)
  reply.headers(objectHeaders(object)).header('etag', quoted(name)).removeHeader('accept-ranges')
  if (headerOf(call, 'if-none-match')?.split(',').map(unquoted).includes(name.toUpperCase()))
    return reply.code(304).send()
  const kept = await images.find(name)
  if (!kept && !call.grant) await call.admitPicture()
  const bytes = kept ?? (await images.make(name, wanted))
  return reply
    .type(imageTypeOf(bytes) ?? 'application/json')
    .removeHeader('content-disposition')
    .send(bytes)
}
