import { flattenTree, type TreeRow } from '@ebkit/core/tree'
import { checkStatesOf } from './checkStates'
import { type Codes, holderOf } from './codes'
import { type Difference, differenceOf } from './difference'
import { filterItems, isFound } from './filterItems'
import { wholeCode } from './PermissionNode'
import type { PermissionIndex } from './permissionIndex'
import type { PermissionItem } from './permissionItem'
import type { PermissionState, PermissionView } from './permissionState'
import { rememberLast } from './rememberLast'

/**
 * The view of a state. Expanding, searching and moving reuse what was computed for all permissions: otherwise each
 * expanded row would process thousands.
 */
export function createPermissionView() {
  const grants = rememberLast(grantsOf)
  const difference = rememberLast(differenceOf)
  const branches = rememberLast(branchesOf)
  return rememberLast((state: PermissionState, index: PermissionIndex): PermissionView => {
    const changes = difference(index, state.codes, state.saved)
    return {
      index,
      ...grants(index, state.codes, state.presets),
      ...branches(index),
      difference: changes,
      rows: rowsOf(state, index, changes),
    }
  })
}

function grantsOf(index: PermissionIndex, codes: Codes, presets: ReadonlySet<string>) {
  const holds = holderOf(withPresets(codes, index, presets))
  const holdsAll = codes.has(wholeCode) || codes.has('*')
  const real = index.items.filter(({ isReal }) => isReal)
  return {
    states: checkStatesOf(index, holds, holdsAll),
    holds,
    holdsAll,
    granted: real.filter(({ code }) => holds(code)).length,
    total: real.length,
  }
}

/** Codes with those that everyone has. @spec W-PERM-10 */
function withPresets(codes: Codes, { items }: PermissionIndex, presets: ReadonlySet<string>): Codes {
  const own = items.flatMap(({ isPreset, code }) => (isPreset ? code : []))
  return own.length || presets.size ? new Set([...codes, ...own]) : codes
}

const branchesOf = ({ items }: PermissionIndex) => ({
  failed: items.filter(({ branch }) => branch === 'failed'),
  hasLater: items.some(({ branch }) => branch === 'later'),
})

function rowsOf(
  { search, changedOnly, expanded, folded }: PermissionState,
  index: PermissionIndex,
  { added, removed }: Difference,
): TreeRow<PermissionItem>[] {
  const words = search.trim().toLowerCase()
  const isChanged = ({ id }: PermissionItem) => added.has(id) || removed.has(id)
  const isFiltered = words !== '' || changedOnly
  const shown = isFiltered
    ? filterItems(
        index,
        (item) => (!words || isFound(item, words)) && (!changedOnly || isChanged(item)),
        !changedOnly,
      )
    : index.roots
  const open = isFiltered ? new Set(index.items.flatMap(({ id }) => (folded.has(id) ? [] : id))) : expanded
  return flattenTree(shown, open).map((row) =>
    row.node.branch === 'here' ? row : { ...row, hasChildren: true },
  )
}
