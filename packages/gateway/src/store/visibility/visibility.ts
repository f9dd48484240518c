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

/** What the spaces of a store are, by the third part of their keys. What is none of them is nobody's to see. @spec W-AUTH-4 */
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

/** Whether who may not read a space learns nothing of the names in it: people give them, and they can be guessed. */
export const hidesNames = (key: string): boolean => ['u', 'files'].includes(key.split('/')[2] ?? '')

/** The user whose key it is: of the personal space and of uploads. */
export const userOfKey = (key: string): string | undefined =>
  /^[^/]+\/[^/]+\/(?:u|files)\/([^/]+)\//.exec(key)?.[1]

const publishes = (acl: string) => acl.startsWith('public-read')

/**
 * What a new object's visibility is: what who puts it says, within what its space allows; the personal space is its
 * user's alone.
 *
 * @param acl `x-oss-object-acl`
 */
export function visibilityOfNew(key: string, acl = 'default'): Visibility {
  const space = spaceOf(key)
  if (space === 'personal') return space
  if (acl === 'private') return 'private'
  return publishes(acl) ? 'public' : space
}

/**
 * What an object's visibility is after its access was set; undefined where that would open what a field or a folder has
 * closed.
 */
export function visibilityAfter(
  { visibility }: Pick<StoredObject, 'visibility'>,
  acl: string,
): Visibility | undefined {
  if (!publishes(acl) || visibility === 'public') return visibility
  return visibility === 'undecided' ? 'public' : undefined
}

/** Whether everybody may read it: it is public, and nobody has hidden it. */
export const isOpen = ({ visibility, acl }: Pick<StoredObject, 'visibility' | 'acl'>): boolean =>
  visibility === 'public' && acl !== 'private'
