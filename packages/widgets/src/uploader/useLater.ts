import { useEffect, useState } from 'react'

/** A part that is loaded when it is needed; undefined before, and where it cannot be loaded. */
export function useLater<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      )
  }, [isNeeded])
  return part
}
