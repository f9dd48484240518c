import { observeSize } from '@ebkit/ui/size-observer'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Sides } from './view'

/** Size of an element's content box in px, kept up to date. */
export function useRoom(element: RefObject<HTMLElement | null>, isShown: boolean): Sides {
  const [room, setRoom] = useState<Sides>({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box || !isShown) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width && height) setRoom({ width, height })
    }
    measure()
    return observeSize(box, measure)
  }, [element, isShown])
  return room
}
