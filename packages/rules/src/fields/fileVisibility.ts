import type { Field, FieldType } from './Field'

/** Who may read the files of a field: everybody, or users signed in at the record's hotel. */
export type FileVisibility = 'public' | 'private'

/** Pictures, videos and rich text are content for guests; files are documents of the hotel and of persons. */
const byType: Readonly<Partial<Record<FieldType, FileVisibility>>> = {
  image: 'public',
  images: 'public',
  video: 'public',
  richtext: 'public',
  file: 'private',
  files: 'private',
  idCard: 'private',
}

/** Who may read the files of a field; undefined for a field whose type holds no files. */
export const fileVisibilityOf = ({
  type,
  visibility,
}: Pick<Field, 'type' | 'visibility'>): FileVisibility | undefined =>
  Object.hasOwn(byType, type) ? (visibility ?? byType[type]) : undefined
