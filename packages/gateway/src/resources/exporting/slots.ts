import { Refusal } from '../../server/refusal'

/** The number of files that one gateway writes at the same time; each occupies a database connection. */
const most = 2

/** @returns a function that takes a slot and returns its release. @throws 429 if none is free */
export function createSlots(): () => () => void {
  let taken = 0
  return () => {
    if (taken >= most)
      throw new Refusal(429, 'busy', 'Other files are being written; try again', undefined, 5)
    taken++
    let isTaken = true
    return () => {
      if (isTaken) taken--
      isTaken = false
    }
  }
}
