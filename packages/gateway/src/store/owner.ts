import type { XmlElements } from './xml'

/** The owner of an object in answers: the user who uploaded it, or the store. */
export const ownerElement = (userId: string | null): XmlElements => ({
  ID: userId ?? 'ebkit',
  DisplayName: userId ?? 'ebkit',
})
