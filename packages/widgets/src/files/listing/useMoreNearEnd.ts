import { type UIEvent, useRef } from 'react'
import type { FileListingProps } from './FileListingProps'

/** Px from the end at which more is asked for. */
const nearEnd = 800

/** Asks for more once the end comes near; for the same entries once, or an empty page would be asked for for ever. */
export function useMoreNearEnd({ entries, more, status = 'ready', onLoadMore }: FileListingProps) {
  const asked = useRef(-1)
  return ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const isNear = box.scrollTop + box.clientHeight > box.scrollHeight - nearEnd
    if (!isNear || !more || status !== 'ready' || asked.current === entries.length) return
    asked.current = entries.length
    onLoadMore?.()
  }
}
