import type { ChunkLoadError, TagStatus } from './api'

/** Where the tags are on their way of which an element was met. */
export const status: Record<string, TagStatus> = {}

/** Why a tag could not be loaded, as its elements were told. */
export const errors: Record<string, ChunkLoadError> = {}

/** Elements met before their tag was loaded. */
export const waiting = new Set<Element>()

/** Chunks that each tag of this release needs, its own last. */
export const chunksOf: Record<string, string[]> = {}

const shared = ['runtime']
for (const names of __EB_MANIFEST__) {
  for (const name of names.split(' ')) chunksOf[`eb-${name}`] = [...shared, `eb-${name}`]
  shared.push('data')
}
