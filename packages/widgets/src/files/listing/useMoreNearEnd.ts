import { type UIEvent, useRef } from 'react'
import type { FileListingProps } from './FileListingProps'

/** Px from the end at which more entries are requested. */
const nearEnd = 800

/** Requests more entries near the end, once per number of entries; otherwise an empty page would be requested forever. */
export function useMoreNearEnd({ entries, more, status = 'ready', onLoadMore }: FileListingProps) {
  const asked = useRef(-1)
  return ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const isNear = box.scrollTop + box.clientHeight > box.scrollHeight - nearEnd
    if (!isNear || !more || status !== 'ready' || asked.current === entries.length) return
    asked.current = entries.length
    onLoadMore?.()
  }
}
