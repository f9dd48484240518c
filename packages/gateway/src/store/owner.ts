import type { XmlElements } from './xml'

/** Whom objects belong to, as answers name it: the one who put it, or the store. */
export const ownerElement = (userId: string | null): XmlElements => ({
  ID: userId ?? 'ebkit',
  DisplayName: userId ?? 'ebkit',
})
