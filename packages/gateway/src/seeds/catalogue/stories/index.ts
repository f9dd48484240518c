import type { RowStory } from '../SeedRow'

/** By resource. */
export const stories: Readonly<Record<string, RowStory>> = {}
