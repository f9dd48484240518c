import { useRef, useState } from 'react'

/** Counts how often the same rows were read again, because some of them have changed. Another page has other rows. */
export function useChanges() {
  const last = useRef<{ asked: string; keys: readonly string[] }>({ asked: '', keys: [] })
  const [changes, setChanges] = useState(0)
  const tellLoad = (asked: string, keys: readonly string[]) => {
    const { current: before } = last
    const isAgain = !keys.length || !before.keys.length || keys.some((key) => before.keys.includes(key))
    if (asked === before.asked && isAgain) setChanges((count) => count + 1)
    last.current = { asked, keys }
  }
  return { changes, tellLoad }
}
