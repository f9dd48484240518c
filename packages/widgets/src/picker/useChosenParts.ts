import { useEffect, useState } from 'react'

type ChosenParts = Partial<typeof import('./chosen')> & {
  /** They could not be loaded: the person has to be told, for browsers try no second time. */
  isMissing?: boolean
}

/**
 * The parts that show what is chosen, and lead to other pages: nobody has chosen anything before the first rows are
 * there, so they come then, beside what the person does. Where that fails choosing goes on without.
 *
 * @param isNeeded rows are there, or saved
 */
export function useChosenParts(isNeeded: boolean): ChosenParts {
  const [parts, setParts] = useState<ChosenParts>({})
  useEffect(() => {
    if (isNeeded) import('./chosen').then(setParts, () => setParts({ isMissing: true }))
  }, [isNeeded])
  return parts
}
