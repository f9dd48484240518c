import { randomBytes } from 'node:crypto'
import { fileCode } from '@ebkit/domain'
import { readImageTree, sendImage } from '@ebkit/protocol/calls/imageAddresses'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { type SentForm, takeForms } from '../server/forms'
import { Refusal } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'
import { originOf, storeDomain } from '../store/address'
import { pictureTypeOf } from '../store/images/pictureType'
import { keyPaths } from './addresses'
import { requireFolder } from './entries'
import { isNameCheckOn } from './nameCheck'
import { requireName } from './names'
import { type Place, placeOf } from './place'
import { registerFile } from './registration'
import { readTree } from './trees'

const noPicture = (message: string) => new Refusal(422, 'no-image', message)

/** Extension by type: what the name says of the bytes does not count. */
const extensionOf = (type: string) => type.slice('image/'.length).replace('jpeg', 'jpg')

const newKey = (path: string, type: string) =>
  `${path}${Date.now()}${randomBytes(12).toString('hex')}.${extensionOf(type)}`

/** The one file of a form, whatever the field is called. */
function fileOf(form: SentForm): File {
  const [file, ...others] = Object.values(form)
    .flat()
    .filter((value) => value instanceof File)
  if (!file || others.length > 0) throw new Refusal(400, 'invalid-request', 'Send a form with one image')
  return file
}

const textOf = (form: SentForm, name: string) => {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The place that query or form name, else the session's: the calls are known without parameters. */
function placeFor(request: FastifyRequest, hotelId?: string): Place {
  return placeOf(request, {
    hotelId: hotelId ?? currentHotel(request),
    brandId: request.identity?.brandId ?? '',
  })
}

/**
 * The tree and upload calls of the editor and the cropper. An image is put below the hotel's images; with `ossDisplayId`
 * it becomes a file of that folder, with the name that was sent.
 */
export function registerImages(app: FastifyInstance, gateway: Gateway): void {
  const { asTenant, settings, store } = gateway
  const tag = 'Files'

  const tree = { needs: fileCode('view'), summary: 'Folders for images', tag }
  registerCall(app, readImageTree, tree, async ({ query, request }) => {
    const place = placeFor(request, query.hotelId || undefined)
    return [await asTenant(request, (rows) => readTree(rows, place, 'public'))]
  })

  async function readPicture(form: SentForm) {
    const bytes = Buffer.from(await fileOf(form).arrayBuffer())
    const contentType = await pictureTypeOf(bytes)
    if (!contentType) throw noPicture('只能上传 jpg、png、gif、webp、avif 图片，图片不能是损坏的')
    return { bytes, contentType }
  }

  async function putFile(request: FastifyRequest, place: Place, folderId: string, form: SentForm) {
    const picture = await readPicture(form)
    const name = await asTenant(request, async (rows) => {
      await requireFolder(rows, place, folderId)
      return requireName(fileOf(form).name, await isNameCheckOn(rows, place))
    })
    const objectKey = newKey(keyPaths.uploads(place), picture.contentType)
    const object = await store.put({ objectKey, visibility: 'undecided', ...picture })
    try {
      const registration = { folderId, name, app: 'eb', scene: 'image', object }
      const { entryId } = await asTenant(request, (rows) => registerFile(rows, place, registration, store))
      return { path: objectKey, ossDisplayId: entryId }
    } catch (error) {
      await store.remove([objectKey])
      throw error
    }
  }

  async function putImage(request: FastifyRequest, form: SentForm) {
    const place = placeFor(request, textOf(form, 'hotelId'))
    const folderId = textOf(form, 'ossDisplayId')
    if (folderId !== undefined) return putFile(request, place, folderId, form)
    const picture = await readPicture(form)
    const objectKey = newKey(keyPaths.images(place), picture.contentType)
    await store.put({ objectKey, visibility: 'public', ...picture })
    return { path: objectKey }
  }

  void app.register(async (scope) => {
    takeForms(scope)
    const upload = {
      needs: fileCode('upload'),
      summary: 'Upload an image',
      tag,
      route: { bodyLimit: settings.imageLimit, config: { movingBody: true } },
    }
    registerCall(scope, sendImage, upload, async ({ request }) => {
      const form = (request.body ?? {}) as SentForm
      const answer = await putImage(request, form)
      const domain = storeDomain(settings.store, originOf(request, gateway))
      return { ...answer, domain, url: `${domain}/${answer.path}` }
    })
  })
}
