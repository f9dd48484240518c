import { atom, type ReadableAtom } from 'nanostores'

/** Replaces a store that the driver does not have. */
export const $absent: ReadableAtom<undefined> = atom(undefined)
