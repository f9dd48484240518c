import { useEffect, useState } from 'react'

type ChosenParts = typeof import('./chosen')

/**
 * The parts that show what is chosen, and lead to other pages: nobody has chosen anything before the first rows are
 * there, so they come then, beside what the person does. Where that fails it is tried with the next rows; choosing goes on without.
 *
 * @param isNeeded rows are there, or saved
 */
export function useChosenParts(isNeeded: boolean): Partial<ChosenParts> {
  const [parts, setParts] = useState<Partial<ChosenParts>>({})
  useEffect(() => {
    if (isNeeded) import('./chosen').then(setParts, () => {})
  }, [isNeeded])
  return parts
}
