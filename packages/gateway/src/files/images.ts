import { fileCode } from '@ebkit/domain'
import { readImageTree, sendImage, withdrawImage } from '@ebkit/protocol/calls/imageAddresses'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { type SentForm, takeForms } from '../server/forms'
import { registerCall } from '../server/registerCall'
import { holds } from '../server/rights'
import { currentHotel } from '../server/tenancy'
import { originOf, storeDomain } from '../store/address'
import { withdrawRequest } from './imageRequests'
import { putImage, putImageFile, readImageForm } from './imageUploads'
import { type Place, placeOf } from './place'
import type { Removals } from './removals'
import { readTree } from './trees'

/** The store in the query or form, else the session's: these calls may come without parameters. */
function placeFor(request: FastifyRequest, hotelId?: string): Place {
  return placeOf(request, {
    hotelId: hotelId || currentHotel(request),
    brandId: request.identity?.brandId ?? '',
  })
}

/**
 * The tree and upload calls of the editor and the cropper. An image is stored below the hotel's images; with
 * `ossDisplayId` it becomes a file of that folder, with the given name.
 * @spec W-EDI-4
 */
export function registerImages(app: FastifyInstance, gateway: Gateway, removals: Removals): void {
  registerImageTree(app, gateway)
  void app.register(async (scope) => {
    takeForms(scope)
    registerUpload(scope, gateway)
  })
  registerWithdrawal(app, gateway, removals)
}

const tag = 'Files'

function registerImageTree(app: FastifyInstance, { asTenant }: Gateway): void {
  // users who may upload need the target folder
  const needs = [fileCode('view'), fileCode('upload')] as const
  const tree = { needs, summary: 'Folders for images', tag }
  registerCall(app, readImageTree, tree, async ({ query, request }) => {
    const place = placeFor(request, query.hotelId)
    const root = await asTenant(request, (rows) => readTree(rows, place, 'public'))
    if (holds(request, fileCode('view'))) return [root]
    const { ossDisplayId, displayName } = root
    return [{ ossDisplayId, displayName, subNode: [] }]
  })
}

function registerUpload(scope: FastifyInstance, gateway: Gateway): void {
  const { settings } = gateway
  const upload = {
    needs: fileCode('upload'),
    summary: 'Upload an image',
    tag,
    route: { bodyLimit: settings.imageLimit, config: { movingBody: true } },
  }
  registerCall(scope, sendImage, upload, async ({ request }) => {
    const image = readImageForm((request.body ?? {}) as SentForm)
    const place = placeFor(request, image.hotelId)
    const { folderId } = image
    const answer =
      folderId === undefined
        ? await putImage(gateway, place, image)
        : await putImageFile(gateway, { request, place }, { ...image, folderId })
    const domain = storeDomain(settings.store, originOf(request, gateway))
    return { ...answer, domain, url: `${domain}/${answer.path}` }
  })
}

function registerWithdrawal(app: FastifyInstance, { asTenant }: Gateway, removals: Removals): void {
  const withdrawal = {
    needs: fileCode('upload'),
    summary: 'Take back an image that was uploaded',
    tag,
    route: { config: { whileFull: true } },
  }
  registerCall(app, withdrawImage, withdrawal, async ({ query, request }) => {
    const place = placeFor(request, query.hotelId)
    await asTenant(request, (rows) => withdrawRequest(rows, place, query.requestKey))
    removals.start()
    return null
  })
}
