import type { ExplorerOptions, FileSort } from '@ebkit/core'
import type { FileExplorerProps } from './props'

/** `name-asc` as the model has it. */
export function sortOf(text: string): FileSort {
  const [by, order] = text.split('-')
  return { by, order } as FileSort
}

/** What the model is told of the properties. */
export function optionsOf(props: FileExplorerProps): ExplorerOptions {
  const { private: isPrivate, folderId, pageSize, maxSize, sort, app, scene } = props
  const { nameCheck, maxNameLength, accept, max, single } = props
  const given = { folderId, pageSize, maxSize, app, scene, nameCheck, maxNameLength, accept, max, single }
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(known), private: !!isPrivate, sort: sortOf(sort ?? 'time-desc') }
}
