import type { ExplorerOptions } from '@ebkit/core/explorer'
import type { FileSort } from '@ebkit/core/files'
import type { FileExplorerProps } from './props'

/** `name-asc` as the model has it. */
export function sortOf(text: string): FileSort {
  const [by, order] = text.split('-')
  return { by, order } as FileSort
}

/** What the model is told of the properties. */
export function optionsOf(props: FileExplorerProps): ExplorerOptions {
  const { folderId, pageSize, maxSize, sort, app, scene, nameCheck, maxNameLength, accept, max, single } =
    props
  const given = { folderId, pageSize, maxSize, app, scene, nameCheck, maxNameLength, accept, max, single }
  return { ...given, private: props.private, sort: sortOf(sort ?? 'time-desc') }
}
