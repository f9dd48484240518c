import type { ExplorerOptions } from '@ebkit/core/explorer'
import { sortOf } from '../file-manager/sortOf'
import type { FileExplorerProps } from './props'

/** The properties that the model uses. */
export function optionsOf(props: FileExplorerProps): ExplorerOptions {
  const { folderId, pageSize, maxSize, sort, app, scene, nameCheck, maxNameLength, accept, max, single } =
    props
  const given = { folderId, pageSize, maxSize, app, scene, nameCheck, maxNameLength, accept, max, single }
  return { ...given, private: props.private, sort: sortOf(sort) }
}
