import { useEffect, useRef } from 'react'

/** Calls `act` when a key is pressed with Ctrl or ⌘, in place of the browser's own action. */
export function useShortcut(key: string, act: () => void): void {
  const newest = useRef(act)
  newest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== key) return
      event.preventDefault()
      newest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key])
}
