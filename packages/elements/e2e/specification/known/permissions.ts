import {
  entryType,
  placeholderPrefix,
  wholeCode,
  wholeType,
} from '../../../../widgets/src/permission-tree/PermissionNode'
import { treeMaxHeight } from '../../../../widgets/src/permission-tree/props'
import type { Observations } from './Observation'

/** Figures of the permission tree. */
export const permissions: Observations = {
  'C-PERM-1': () => treeMaxHeight,
  'C-PERM-2': () => entryType,
  'C-PERM-3': () => placeholderPrefix,
  'C-PERM-4': () => wholeType,
  'C-PERM-5': () => wholeCode,
}
