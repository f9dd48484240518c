import { describeError } from '../../errors/describeError'
import type { Notice } from '../../file-manager/Notice'
import type { ObjectBrowser } from '../ObjectBrowser'

/** Names of the loaded entries, in their order. */
export const namesOf = (browser: ObjectBrowser) => browser.$listing.get().entries.map(({ name }) => name)
/** Ids of the entries with these names. */
export const idsOf = (browser: ObjectBrowser, ...names: string[]) =>
  browser.$listing.get().entries.flatMap(({ id, name }) => (names.includes(name) ? id : []))
export const messageOf = (browser: ObjectBrowser) => browser.$message.get() as Notice
export const textOf = (error: unknown) => describeError(error, 'en')
