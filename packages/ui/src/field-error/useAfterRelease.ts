import { useLayoutEffect, useState } from 'react'

/**
 * Delays changes of a message while a button is being pressed. Leaving a field shows or hides messages, which moves
 * what is below; a pressed button there would miss its click. The first check is in the next frame: in Firefox a field
 * loses focus before the button is `:active`.
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
