export type * from './FileEntry'
export { type FileKind, isPreviewable, kindOf } from './kinds'
export { type SortOptions, sortEntries } from './sortEntries'
export { thumbnailUrl } from './thumbnailUrl'
