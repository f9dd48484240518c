import type { FileSort } from '@ebkit/core/files'

/** `name-asc` as models have it. Default: newest first. */
export function sortOf(text = 'time-desc'): FileSort {
  const [by, order] = text.split('-')
  return { by, order } as FileSort
}
