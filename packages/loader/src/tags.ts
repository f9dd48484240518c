import type { ChunkLoadError, TagStatus } from './api'

/** What the loader knows of one tag. */
export interface Tag {
  name: string
  /** Chunks it needs, its own last. */
  chunks: string[]
  error?: ChunkLoadError
  /** Elements met before the tag was loaded. */
  waiting: Set<Element>
}

/** Where the tags are on their way of which an element was met. */
export const status: Record<string, TagStatus> = {}

/** All tags of this release, by name. */
export const tags: Record<string, Tag> = {}

for (const [shared, names] of __EB_MANIFEST__) {
  for (const short of names.split(' ')) {
    const name = `eb-${short}`
    tags[name] = { name, chunks: [...shared.split(' '), name], waiting: new Set() }
  }
}
