import { observeSize } from '@ebkit/ui/size-observer'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { descriptionHeight } from './activityBannerModel'

/** Whether a description exceeds the threshold, and whether it is folded. @spec W-ACT-4 */
export function useFold(): {
  content: RefObject<HTMLDivElement | null>
  isLong: boolean
  isFolded: boolean
  setFolded: (isFolded: boolean) => void
} {
  const content = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isFolded, setFolded] = useState(true)
  useEffect(() => {
    const element = content.current
    if (!element) return
    // Images load later, and the width changes.
    return observeSize(element, () => setLong(element.offsetHeight > descriptionHeight))
  }, [])
  return { content, isLong, isFolded: isLong && isFolded, setFolded }
}
