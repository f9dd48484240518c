import type { Store } from './createStore'
import { elements, keyOf, textOf } from './readXml'

/** The most keys that the store gives at once. @spec W-FMA-22 */
export const mostKeys = 1000

export interface ListOptions {
  /** What keys begin with. */
  readonly prefix: string
  /** What comes after this key. */
  readonly marker?: string | undefined
  /** '/' gives folders as one; '' gives all that lies below them. Default '/'. */
  readonly delimiter?: string
  /** Default and at most 1000. */
  readonly maxKeys?: number
  readonly signal?: AbortSignal
}

/** An object as a listing has it. */
export interface ListedObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly time: number
}

export interface ObjectListing {
  readonly objects: readonly ListedObject[]
  /** Keys of folders, with their slash. */
  readonly folders: readonly string[]
  /** Where it goes on; absent at the end. */
  readonly next?: string
  /** Base of addresses. */
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
