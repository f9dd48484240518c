import type { Store } from './createStore'
import { elements, keyOf, textOf } from './readXml'

/**
 * The current ETag of an object; undefined if it does not exist. Read from a listing: a browser may not see the
 * headers.
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
  // Of all keys with this prefix it comes first.
  const [first] = elements(text, 'Contents')
  return first !== undefined && keyOf(first, 'Key') === key
    ? textOf(first, 'ETag').replaceAll('"', '')
    : undefined
}
