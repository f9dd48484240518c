import type { StoredObject } from '../StoredObject'

/**
 * Who may read an object.
 *
 * | visibility | who |
 * |---|---|
 * | `public` | everybody |
 * | `private` | who sees the store that its key names |
 * | `personal` | the user whose key it is |
 * | `undecided` | as `private`, until the first field or folder that takes it decides |
 */
export type Visibility = StoredObject['visibility']

/**
 * The spaces of a store, by the third segment of their keys. Keys in no space are not visible to anyone. @spec
 * W-AUTH-4
 */
const spaces: Readonly<Record<string, Visibility>> = {
  common: 'public',
  images: 'public',
  u: 'personal',
  files: 'undecided',
}

const spaceOf = (key: string): Visibility => {
  const [, , space = ''] = key.split('/')
  return Object.hasOwn(spaces, space) ? (spaces[space] as Visibility) : 'undecided'
}

/**
 * Whether the names in a space are hidden from users who may not read it: users choose names, and they can be
 * guessed.
 */
export const hidesNames = (key: string): boolean => ['u', 'files'].includes(key.split('/')[2] ?? '')

/** The user of a key: in the personal space and for uploads. */
export const userOfKey = (key: string): string | undefined =>
  /^[^/]+\/[^/]+\/(?:u|files)\/([^/]+)\//.exec(key)?.[1]

const publishes = (acl: string) => acl.startsWith('public-read')

/**
 * The visibility of a new object: as requested by its ACL, within the limits of its space; the personal space belongs
 * to its user only.
 * @param acl `x-oss-object-acl`
 */
export function visibilityOfNew(key: string, acl = 'default'): Visibility {
  const space = spaceOf(key)
  if (space === 'personal') return space
  if (acl === 'private') return 'private'
  return publishes(acl) ? 'public' : space
}

/**
 * The visibility of an object after its ACL was set; undefined if that would publish what a field or a folder has
 * made private.
 */
export function visibilityAfter(
  { visibility }: Pick<StoredObject, 'visibility'>,
  acl: string,
): Visibility | undefined {
  if (!publishes(acl) || visibility === 'public') return visibility
  return visibility === 'undecided' ? 'public' : undefined
}

/** Whether everyone may read it: it is public, and not hidden. */
export const isOpen = ({ visibility, acl }: Pick<StoredObject, 'visibility' | 'acl'>): boolean =>
  visibility === 'public' && acl !== 'private'
