import { isServiceError, ServiceError } from '../../errors/ServiceError'
import type { Http } from '../../http/createHttp'
import { createImageService, type ImageFile, type ImageService } from '../../services/images'
import type { Session } from '../../session/Session'
import { objectUrl, randomText } from '../objectKey'
import { isTemporary } from '../transfer/isTemporary'
import { type PatienceOptions, untilAnswered } from './untilAnswered'

/** Dependencies of an upload. */
export interface ImageConnection {
  http: Http
  session: Pick<Session, 'identify'>
}

/** How an image is uploaded by the file service. */
export interface FileImageOptions extends PatienceOptions {
  /** Readable by everyone, or by signed-in users of the hotel. */
  visibility: 'public' | 'private'
}

/** An image that was saved as a file of the hotel. */
export interface FiledImage {
  /** Address, under the domain in the upload's answer. */
  url: string
  /** Key in the store. */
  path: string
}

/** Whether the page configures a file service, in which images of the editor and the cropper are saved as files. */
export const isFileServiceConfigured = ({ $configuration }: Pick<Session, '$configuration'>): boolean =>
  $configuration.get().fileService !== undefined

/**
 * Uploads an image into the hotel's root folder, by the tree and upload calls. Repeating a request whose answer was
 * lost creates no second file. An upload that is aborted or finally fails is deleted.
 * @throws ServiceError; `malformed` if an answer is incomplete, `aborted`
 * @spec W-EDI-4
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { getSession } from '@ebkit/core/session'
 * import { fileImage } from '@ebkit/core/uploads/images'
 *
 * const session = getSession()
 *
 * // Files a picture in the first folder of the hotel.
 * export async function filePicture(picture: File) {
 *   const { url } = await fileImage({ http: createHttp({ session }), session }, picture, { visibility: 'public' })
 *   return url
 * }
 * ```
 */
export async function fileImage(
  { http, session }: ImageConnection,
  file: File,
  options: FileImageOptions,
): Promise<FiledImage> {
  const { visibility, signal } = options
  const service = createImageService(http)
  const requestKey = randomText()
  // The hotel is fixed after identification, so that tree and upload are of the same one.
  if (!http.hotelId()) await session.identify()
  const hotelId = http.hotelId()
  let isSent = false
  try {
    const folderId = await untilAnswered(() => rootOf(service, signal), options)
    const image = { file, folderId, requestKey, visibility }
    return await untilAnswered(() => {
      isSent = true
      return upload(service, image, { signal, hotelId })
    }, options)
  } catch (error) {
    // Unless it was refused, it may have arrived or may still arrive.
    if (isSent && (isTemporary(error) || isServiceError(error, 'aborted')))
      withdraw(service, requestKey, options)
    throw error
  }
}

async function rootOf(service: ImageService, signal?: AbortSignal): Promise<string> {
  const [root] = await service.tree(signal)
  if (!root) throw unusable('readImageTree', '0')
  return root.ossDisplayId
}

/** @throws ServiceError; `malformed` if the answer contains no address */
async function upload(
  service: ImageService,
  image: ImageFile,
  options: Parameters<ImageService['upload']>[1],
): Promise<FiledImage> {
  const { path, domain } = await service.upload(image, options)
  if (!path || !domain) throw unusable('sendImage', path ? 'domain' : 'path')
  return { path, url: objectUrl(path, { domain: domain.replace(/\/+$/, '') }) }
}

const unusable = (call: string, field: string) =>
  new ServiceError(call, 'malformed', { params: { reason: 'shape', field } })

/** In the background: a failure leaves a superfluous file, which is not worth an error. */
function withdraw(service: ImageService, requestKey: string, { pause }: PatienceOptions): void {
  untilAnswered(() => service.withdraw(requestKey), { ...(pause !== undefined && { pause }) }).catch(
    (error: unknown) => {
      globalThis.console?.warn(`[ebkit] An upload could not be taken back: ${String(error)}`)
    },
  )
}
