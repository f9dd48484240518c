import type { FileVisibility } from '@ebkit/rules/fields'
import type { ObjectAccess } from '../../store/visibility/ObjectAccess'
import { isOpen, userOfKey, type Visibility } from '../../store/visibility/visibility'

/** The use of an object by a field. */
export interface Taking {
  /** The visibility that the field declares. */
  readonly wanted: FileVisibility
  /** The field held the object before: at most the field's visibility has changed. */
  readonly isKept: boolean
  readonly object: ObjectAccess
  /** It is in the public space, by its key or as a file of the hotel's tree. */
  readonly isListed: boolean
  readonly userId: string
}

const isOwn = ({ object, userId }: Taking) =>
  object.createdBy === userId || userOfKey(object.objectKey) === userId

/** A field cannot publish what belongs to somebody else or what another field keeps private. */
function opened(taking: Taking): Visibility | 'refused' {
  const { object, isKept } = taking
  const { visibility, acl } = object
  if (isOpen(object)) return visibility
  if (isKept) return visibility === 'undecided' || visibility === 'private' ? 'public' : visibility
  return visibility === 'undecided' && acl !== 'private' && isOwn(taking) ? 'public' : 'refused'
}

/** Objects that are public elsewhere stay public: those of the public space, and uploads of others. */
function closed(taking: Taking): Visibility {
  const { object, isKept, isListed } = taking
  const { visibility } = object
  if (visibility === 'undecided') return 'private'
  return visibility === 'public' && !isListed && (isKept || isOwn(taking)) ? 'private' : visibility
}

/** Visibility of an object that a field refers to; `refused` if the field may not refer to it. */
export const decideVisibility = (taking: Taking): Visibility | 'refused' =>
  taking.wanted === 'public' ? opened(taking) : closed(taking)
