import type { Store } from './createStore'
import { elements, keyOf, textOf } from './readXml'

/** Maximum number of keys in one answer. @spec W-FMA-22 */
export const mostKeys = 1000

export interface ListOptions {
  /** The key prefix. */
  readonly prefix: string
  /** Lists keys after this one. */
  readonly marker?: string | undefined
  /** '/' lists subfolders as one entry; '' lists everything below them. Default '/'. */
  readonly delimiter?: string
  /** Default and maximum: 1000. */
  readonly maxKeys?: number
  readonly signal?: AbortSignal
}

/** An object in a listing. */
export interface ListedObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly time: number
}

export interface ObjectListing {
  readonly objects: readonly ListedObject[]
  /** Keys of subfolders, with their slash. */
  readonly folders: readonly string[]
  /** The marker of the next page; absent at the end. */
  readonly next?: string
  /** Base URL of addresses. */
  readonly domain: string
}

/**
 * Lists a folder of the store.
 *
 * @throws ServiceError
 * @spec W-FMA-16 W-FMA-22
 */
export async function listObjects(store: Store, options: ListOptions): Promise<ObjectListing> {
  const { prefix, marker, delimiter = '/', maxKeys = mostKeys, signal } = options
  const query = {
    prefix,
    ...(marker && { marker }),
    ...(delimiter && { delimiter }),
    'max-keys': String(maxKeys),
    'encoding-type': 'url',
  }
  const { text, access } = await store.ask(
    'listObjects',
    { method: 'GET', key: '', query },
    { ...(signal && { signal }), isWhole: (text) => text.includes('</ListBucketResult>') },
  )
  const objects = elements(text, 'Contents').map((xml) => ({
    key: keyOf(xml, 'Key'),
    size: Number(textOf(xml, 'Size')),
    time: Date.parse(textOf(xml, 'LastModified')),
  }))
  const folders = elements(text, 'CommonPrefixes').map((xml) => keyOf(xml, 'Prefix'))
  const isMore = textOf(text, 'IsTruncated') === 'true'
  const last = [objects.at(-1)?.key ?? '', folders.at(-1) ?? ''].sort()[1]
  const next = isMore ? keyOf(text, 'NextMarker') || last : undefined
  return { objects, folders, domain: access.domain, ...(next && { next }) }
}
