import { useEffect, useState } from 'react'
import { useEnvironment } from '../environment'

/**
 * English of a large widget is a part of its own, which pages in Chinese do without.
 *
 * @param load adds the texts
 * @returns false while they are on their way: nothing should be seen then
 */
export function useEnglish(load: () => Promise<void>): boolean {
  const isNeeded = useEnvironment().locale !== 'zh'
  const [isThere, setThere] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Without them there are the Chinese ones.
    const end = () => setThere(true)
    if (isNeeded) load().then(end, end)
  }, [isNeeded])
  return isThere || !isNeeded
}
