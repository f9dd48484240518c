import { Refusal } from '../../server/refusal'

/** Files that one gateway writes at once: each holds a connection of the database. */
const most = 2

/** @returns takes a place; give it back by calling what that answers. @throws 429 where none is free */
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
