import { useLayoutEffect, useState } from 'react'

/**
 * The message, as soon as no button is being pressed. Messages come and go when a field is left, and move what stands
 * below; a button there would miss its click, so nothing moves before the release. The first look is with the next frame:
 * in Firefox a field loses focus before the button that takes it is `:active`.
 */
export function useAfterRelease(message: string | undefined): string | undefined {
  const [shown, show] = useState<string>()
  useLayoutEffect(() => {
    if (message === shown) return
    const update = () => {
      if (document.querySelector(':active')) frame = requestAnimationFrame(update)
      else show(message)
    }
    let frame = requestAnimationFrame(update)
    return () => cancelAnimationFrame(frame)
  }, [message, shown])
  return shown
}
