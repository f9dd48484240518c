import type { FileSort } from '@ebkit/core/files'

/** Converts `name-asc` to the sort order of models. Default: newest first. */
export function sortOf(text = 'time-desc'): FileSort {
  const [by, order] = text.split('-')
  return { by, order } as FileSort
}
