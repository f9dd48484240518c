import type { Store } from './createStore'
import { elements, keyOf, textOf } from './readXml'

/**
 * The ETag that an object has now; undefined where there is none. From a listing: a browser may not be shown headers.
 *
 * @throws ServiceError
 */
export async function storedEtag(
  store: Store,
  key: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const query = { prefix: key, 'max-keys': '1', 'encoding-type': 'url' }
  const { text } = await store.ask(
    'listObjects',
    { method: 'GET', key: '', query },
    { ...(signal && { signal }), isWhole: (text) => text.includes('</ListBucketResult>') },
  )
  // Of all keys that begin so it is the first one.
  const [first] = elements(text, 'Contents')
  return first !== undefined && keyOf(first, 'Key') === key
    ? textOf(first, 'ETag').replaceAll('"', '')
    : undefined
}
