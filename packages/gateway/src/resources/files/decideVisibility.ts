import type { FileVisibility } from '@ebkit/rules/fields'
import type { ObjectAccess } from '../../store/visibility/ObjectAccess'
import { isOpen, userOfKey, type Visibility } from '../../store/visibility/visibility'

/** A field takes an object. */
export interface Taking {
  /** What the field says. */
  readonly wanted: FileVisibility
  /** The same field held it before: what has changed is at most what the field says. */
  readonly isKept: boolean
  readonly object: ObjectAccess
  /** It is in the public space, by its key or as a file of the hotel's tree. */
  readonly isListed: boolean
  readonly userId: string
}

const isOwn = ({ object, userId }: Taking) =>
  object.createdBy === userId || userOfKey(object.objectKey) === userId

/** Nobody opens by a field what is another's, or what another field has closed. */
function opened(taking: Taking): Visibility | 'refused' {
  const { object, isKept } = taking
  const { visibility, acl } = object
  if (isOpen(object)) return visibility
  if (isKept) return visibility === 'undecided' || visibility === 'private' ? 'public' : visibility
  return visibility === 'undecided' && acl !== 'private' && isOwn(taking) ? 'public' : 'refused'
}

/** What everybody reads elsewhere stays so: the public space, and what somebody else has put. */
function closed(taking: Taking): Visibility {
  const { object, isKept, isListed } = taking
  const { visibility } = object
  if (visibility === 'undecided') return 'private'
  return visibility === 'public' && !isListed && (isKept || isOwn(taking)) ? 'private' : visibility
}

/** What an object's visibility is once a field holds it; `refused` where the field must not hold it. */
export const decideVisibility = (taking: Taking): Visibility | 'refused' =>
  taking.wanted === 'public' ? opened(taking) : closed(taking)
