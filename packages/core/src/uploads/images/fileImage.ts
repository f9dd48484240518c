import { isServiceError, ServiceError } from '../../errors/ServiceError'
import type { Http } from '../../http/createHttp'
import { createImageService, type ImageFile, type ImageService } from '../../services/images'
import type { Session } from '../../session/Session'
import { objectUrl, randomText } from '../objectKey'
import { mayPass } from '../transfer/mayPass'
import { type PatienceOptions, untilAnswered } from './untilAnswered'

/** What an upload calls by. */
export interface ImageConnection {
  http: Http
  session: Pick<Session, 'identify'>
}

export interface FileImageOptions extends PatienceOptions {
  /** Who reads it: everybody, or who is signed in at the hotel. */
  visibility: 'public' | 'private'
}

/** A picture that is a file of the hotel now. */
export interface FiledImage {
  /** Address, below the domain that the upload answered. */
  url: string
  /** Key in the store. */
  path: string
}

/** Whether the page says where its file service is: then pictures of the editor and the cropper become files there. */
export const isFileServiceConfigured = ({ $configuration }: Pick<Session, '$configuration'>): boolean =>
  $configuration.get().fileService !== undefined

/**
 * Uploads a picture as a file of the hotel's root folder, by the tree and upload calls. An answer that was lost is asked for
 * again, and makes no second file; given up, or failed in the end, it is taken back.
 *
 * @throws ServiceError; `malformed` where the answers lack what is needed, `aborted`
 * @spec W-EDI-4
 */
export async function fileImage(
  { http, session }: ImageConnection,
  file: File,
  options: FileImageOptions,
): Promise<FiledImage> {
  const { visibility, signal } = options
  const service = createImageService(http)
  const requestKey = randomText()
  // The hotel is pinned once it is known who is signed in: tree and upload are of the same.
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
    // Refused is refused; of anything else nobody knows whether it has arrived, or still will.
    if (isSent && (mayPass(error) || isServiceError(error, 'aborted'))) withdraw(service, requestKey, options)
    throw error
  }
}

async function rootOf(service: ImageService, signal?: AbortSignal): Promise<string> {
  const [root] = await service.tree(signal)
  if (!root) throw unusable('readImageTree', '0')
  return root.ossDisplayId
}

/** @throws ServiceError; `malformed` where there is no address in the answer */
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

/** Nobody waits for it: a file too many is no reason to tell anybody. */
function withdraw(service: ImageService, requestKey: string, { pause }: PatienceOptions): void {
  untilAnswered(() => service.withdraw(requestKey), { ...(pause !== undefined && { pause }) }).catch(
    (error: unknown) => {
      globalThis.console?.warn(`[ebkit] An upload could not be taken back: ${String(error)}`)
    },
  )
}
