import { loadChunk } from '@ebkit/core/errors'
import { type RefObject, useEffect, useRef } from 'react'
import { useEnvironment } from '../../environment'
import type { RichDocument } from '../document/createRichDocument'
import type { RichTextProps } from '../props'
import { fetchImage } from './fetchImage'
import { pastedMaximum } from './limits'

/**
 * Copies pasted images of other sites into the store, one after another, if those sites allow reading. The others
 * keep their addresses.
 */
export function useForeignImages(
  { maxSize = pastedMaximum, visibility = 'public' }: RichTextProps,
  document: RefObject<RichDocument | undefined>,
): (addresses: readonly string[]) => void {
  const { http, session } = useEnvironment()
  const ended = useRef<AbortController>(undefined)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    const own = new AbortController()
    ended.current = own
    return () => own.abort()
  }, [])

  const takeOne = async (address: string) => {
    const signal = ended.current?.signal
    const file = await fetchImage(address, { maxSize, signal })
    if (!file || signal?.aborted) return
    const { uploadImage } = await loadChunk(() => import('../../image-upload/uploadImage'))
    const upload = uploadImage(file, { http, session, visibility }, { onOffline: () => {} })
    signal?.addEventListener('abort', () => upload.cancel())
    const stored = await upload.stored
    if ('url' in stored) document.current?.replaceAddress(address, stored.url)
  }
  return (addresses) => {
    const gateway = session.$configuration.get().gateway ?? location.href
    for (const address of addresses)
      if (!isOwn(address, gateway))
        queue.current = queue.current
          .then(() => takeOne(address))
          .catch(() => {
            // It keeps its address.
          })
  }
}

/** Whether its address belongs to the page or the gateway. */
const isOwn = (address: string, gateway: string): boolean =>
  [location.origin, new URL(gateway, location.href).origin].includes(new URL(address, location.href).origin)
