import { atom, type ReadableAtom } from 'nanostores'

/** In place of a store that a driver does not have. */
export const $absent: ReadableAtom<undefined> = atom(undefined)
