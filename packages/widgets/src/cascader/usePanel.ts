import { useEffect, useState } from 'react'

type Parts = Partial<typeof import('./Panel')> & {
  /** Why it is not there. */
  error?: unknown
}

/** What opens is loaded when a person comes near the field, so that it is there with the press. */
export function usePanel(isNear: boolean): Parts {
  const [parts, setParts] = useState<Parts>({})
  useEffect(() => {
    if (isNear) import('./Panel').then(setParts, (error) => setParts({ error }))
  }, [isNear])
  return parts
}
