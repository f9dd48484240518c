import { useLayoutEffect, useState } from 'react'

/**
 * The message, as soon as no button is being pressed. Messages come and go when a field is left, and move what stands
 * below; a button there would miss its click, so nothing moves before the release.
 */
export function useAfterRelease(message: string | undefined): string | undefined {
  const [shown, show] = useState<string>()
  useLayoutEffect(() => {
    let frame = 0
    const update = () => {
      if (document.querySelector(':active')) frame = requestAnimationFrame(update)
      else show(message)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [message])
  return shown
}
