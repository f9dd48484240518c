import type { ChunkLoadError, TagStatus } from './api'

/** Where the tags are on their way of which an element was met. */
export const status: Record<string, TagStatus> = {}

/** Why a tag could not be loaded, as its elements were told. */
export const errors: Record<string, ChunkLoadError> = {}

/** Elements met before their tag was loaded. */
export const waiting = new Set<Element>()

/** Chunks that each tag of this release needs, its own last. */
export const chunksOf: Readonly<Record<string, readonly string[]>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    Object.entries(__EB_MANIFEST__.tags).map(([tag, numbers]) => [
      tag,
      numbers.map((number) => __EB_MANIFEST__.files[number]),
    ]),
  ),
)
