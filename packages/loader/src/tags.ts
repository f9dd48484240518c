import type { ChunkLoadError, TagStatus } from './api'

/** Loading states of the tags of which the loader has found an element. */
export const status: Record<string, TagStatus> = {}

/** Why a tag could not be loaded, as reported to its elements. */
export const errors: Record<string, ChunkLoadError> = {}

/** Elements found before their tag was loaded. */
export const waiting = new Set<Element>()

/** The chunks that each tag of this release needs, its own last. */
export const chunksOf: Readonly<Record<string, readonly string[]>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    Object.entries(__EB_MANIFEST__.tags).map(([tag, numbers]) => [
      tag,
      numbers.map((number) => __EB_MANIFEST__.files[number]),
    ]),
  ),
)
