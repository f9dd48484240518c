import type { Field, FieldType } from './Field'

/** Who reads what a field holds: everybody, or who is signed in and sees the record's store. */
export type FileVisibility = 'public' | 'private'

/** Pictures, videos and rich text are content for guests; files are papers of the house and of persons. */
const byType: Readonly<Partial<Record<FieldType, FileVisibility>>> = {
  image: 'public',
  images: 'public',
  video: 'public',
  richtext: 'public',
  file: 'private',
  files: 'private',
  idCard: 'private',
}

/** Who reads the files that a field holds; undefined where fields of its type hold none. */
export const fileVisibilityOf = ({
  type,
  visibility,
}: Pick<Field, 'type' | 'visibility'>): FileVisibility | undefined =>
  Object.hasOwn(byType, type) ? (visibility ?? byType[type]) : undefined
