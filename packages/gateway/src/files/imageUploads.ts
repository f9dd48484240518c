import { randomBytes } from 'node:crypto'
import { maximumRequestKeyLength } from '@ebkit/protocol/calls/imageAddresses'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import type { SentForm } from '../server/forms'
import { Refusal } from '../server/refusal'
import { pictureTypeOf } from '../store/images/pictureType'
import { keyPaths } from './addresses'
import { type Entry, requireFolder } from './entries'
import { storedRequestKey, takeUpRequest } from './imageRequests'
import { isNameCheckOn } from './nameCheck'
import { requireName } from './names'
import type { Place } from './place'
import { type Registration, registerFile } from './registration'

/** A sent image and its fields. */
export interface SentImage {
  readonly file: File
  readonly isPrivate: boolean
  readonly folderId?: string
  readonly requestKey?: string
  readonly hotelId?: string
}

/** The current location of an image. */
export interface PutImage {
  path: string
  ossDisplayId?: string
}

interface Picture {
  readonly bytes: Buffer
  readonly contentType: string
}

const invalid = (message: string) => new Refusal(400, 'invalid-request', message)

/** Extension by type: the declared name is not trusted. */
const extensionOf = (type: string) => type.slice('image/'.length).replace('jpeg', 'jpg')

const newKey = (path: string, { contentType }: Picture) =>
  `${path}${Date.now()}${randomBytes(12).toString('hex')}.${extensionOf(contentType)}`

/** The only file of a form, by any field name, and the other fields. */
export function readImageForm(form: SentForm): SentImage {
  const [file, ...others] = Object.values(form)
    .flat()
    .filter((value) => value instanceof File)
  if (!file || others.length > 0) throw invalid('Send a form with one image')
  const text = (name: string) => {
    const value = form[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [folderId, requestKey, hotelId] = [text('ossDisplayId'), text('requestKey'), text('hotelId')]
  const visibility = text('visibility') ?? 'public'
  if (visibility !== 'public' && visibility !== 'private') throw invalid('visibility: public or private')
  if ((requestKey?.length ?? 0) > maximumRequestKeyLength) throw invalid('requestKey: too long')
  return {
    file,
    isPrivate: visibility === 'private',
    ...(folderId !== undefined && { folderId }),
    ...(requestKey !== undefined && { requestKey }),
    ...(hotelId !== undefined && { hotelId }),
  }
}

async function readPicture({ file }: SentImage): Promise<Picture> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const contentType = await pictureTypeOf(bytes)
  if (contentType) return { bytes, contentType }
  throw new Refusal(422, 'no-image', '只能上传 jpg、png、gif、webp、avif 图片，图片不能是损坏的')
}

const asPut = ({ objectKey, entryId }: Entry): PutImage => ({ path: objectKey ?? '', ossDisplayId: entryId })

/** Stores an image that belongs to no folder. */
export async function putImage({ store }: Gateway, place: Place, image: SentImage): Promise<PutImage> {
  const picture = await readPicture(image)
  const objectKey = newKey(keyPaths.images(place), picture)
  await store.put({ objectKey, visibility: image.isPrivate ? 'private' : 'public', ...picture })
  return { path: objectKey }
}

/** An image to be saved as a file. */
type ImageFile = SentImage & { readonly folderId: string }

/** User and store of the request. */
interface Asking {
  readonly request: FastifyRequest
  readonly place: Place
}

/** The new file's name, or the file if this request has already created it. */
function begin({ asTenant }: Gateway, { request, place }: Asking, image: ImageFile): Promise<Entry | string> {
  const { requestKey, folderId, file } = image
  return asTenant(request, async (rows) => {
    const made = requestKey && (await takeUpRequest(rows, place, requestKey))
    if (made) return made
    await requireFolder(rows, place, folderId)
    return requireName(file.name, await isNameCheckOn(rows, place))
  })
}

/** Creates the file, unless this request has done so meanwhile. */
function register(
  { asTenant, store }: Gateway,
  { request, place }: Asking,
  { folderId, requestKey, isPrivate }: ImageFile,
  { name, object }: Pick<Registration, 'name' | 'object'>,
): Promise<Entry> {
  return asTenant(request, async (rows) => {
    const made = requestKey && (await takeUpRequest(rows, place, requestKey))
    if (made) return made
    const wish = requestKey && { requestKey: storedRequestKey(place, requestKey) }
    const purpose = { app: 'eb', scene: 'image' }
    return registerFile(rows, place, { folderId, name, object, isPrivate, ...purpose, ...wish }, store)
  })
}

/**
 * Stores an image and makes it a file of a folder: both, or neither.
 * @throws Refusal `name-pattern`, `name-invalid`; `not-uploaded` if it was withdrawn meanwhile; 404 without the folder
 */
export async function putImageFile(gateway: Gateway, asking: Asking, image: ImageFile): Promise<PutImage> {
  const begun = await begin(gateway, asking, image)
  if (typeof begun !== 'string') return asPut(begun)
  const { store } = gateway
  const picture = await readPicture(image)
  const objectKey = newKey(keyPaths.uploads(asking.place), picture)
  const object = await store.put({ objectKey, visibility: 'undecided', ...picture })
  try {
    const entry = await register(gateway, asking, image, { name: begun, object })
    // a concurrent repetition was faster
    if (entry.objectKey !== objectKey) await store.remove([objectKey])
    return asPut(entry)
  } catch (error) {
    await store.remove([objectKey])
    throw error
  }
}
