import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row, type RowMove } from '@ebkit/core/services/rows'
import { useDescribeError, useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { PageProps } from '../../pages/PageProps'
import { parametersOf } from '../../rows/parametersOf'
import { withParameters } from '../../rows/rowsAddress'
import type { TreePlace } from '../../tree/treeNodes'
import type { RowPlaceInTree } from '../rows-tree/rowsTree'
import { useRowsTree } from '../rows-tree/useRowsTree'
import { type PlaceProblem, placeProblem } from './menuNodes'
import { readAllRoles } from './roleCodes'

export interface MenuConfigProps extends PageProps<'custom'> {
  resource: PageResource
}

/** A move that can be undone. */
interface Moved {
  readonly key: string
  readonly name: string
  readonly back: RowPlaceInTree
}

/** Tabs of the page. */
export type MenuTab = 'edit' | 'preview' | 'try'

/** What the page shows, according to its address. `type`, `roleId` and `menuId` are those of the route. */
interface MenuPlace {
  tab?: MenuTab | undefined
  menuId?: string | undefined
  /** A new node, below `menuId` or as a root. */
  add?: 'below' | undefined
  roleId?: string | undefined
}

/** The tree of the menu, the chosen node, and the actions on it. */
export function useMenuConfig(props: MenuConfigProps) {
  const { open, resource, onQuery, onDirty } = props
  const { tree, state } = useRowsTree(resource)
  const given = parametersOf(open)
  const place = {
    type: given.type ?? 'eb',
    tab: tabOf(given),
    menuId: given.menuId,
    roleId: given.roleId,
    isAdding: given.add === 'below',
  }
  const rows = state.rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows are loaded
  useEffect(() => {
    if (place.menuId && rows) tree.reveal(place.menuId)
  }, [tree, place.menuId, !rows])
  const goTo = (next: MenuPlace) => {
    onDirty(false)
    onQuery(withParameters(open.query, { add: undefined, ...next }), true)
  }
  const leaving = useLeaving(open.isDirty ?? false)
  const canPlace = (id: string, { parent }: TreePlace) =>
    !problemOf(tree.find, tree.find(id)?.menuType, parent)
  return {
    ...{ tree, state, place, goTo, canPlace },
    ...leaving,
    ...useMoves(resource, tree),
    /** Like `goTo`; asks before changes are lost. */
    show: (next: MenuPlace) => leaving.leaveFor(() => goTo(next)),
    roles: useRoles(props),
  }
}

export type MenuConfigState = ReturnType<typeof useMenuConfig>

/** Why a node of a type cannot be placed below a parent. */
export const problemOf = (
  find: (id: string) => Row | undefined,
  type: unknown,
  parent: string | null | undefined,
): PlaceProblem | undefined => placeProblem(type, parent ? find(parent)?.menuType : undefined)

function tabOf({ tab, roleId }: Readonly<Record<string, string>>): MenuTab {
  if (tab === 'edit' || tab === 'preview' || tab === 'try') return tab
  return roleId ? 'preview' : 'edit'
}

/** Moves nodes; the newest move can be undone. */
function useMoves({ display }: PageResource, tree: ReturnType<typeof useRowsTree>['tree']) {
  const describe = useDescribeError()
  const [moved, setMoved] = useState<Moved>()
  const [moveError, setMoveError] = useState<string>()
  const run = async (asked: RowMove, said: Moved | undefined) => {
    setMoveError(undefined)
    setMoved(undefined)
    try {
      await tree.move(asked)
      setMoved(said)
    } catch (error) {
      setMoveError(describe(error))
    }
  }
  return {
    moved,
    moveError,
    forgetMove: () => setMoved(undefined),
    move(asked: RowMove) {
      const name = String(tree.find(asked.key)?.[display] ?? '')
      return run(asked, { key: asked.key, name, back: tree.placeOf(asked.key) })
    },
    undoMove() {
      const row = moved && tree.find(moved.key)
      return row ? run({ key: moved.key, version: Number(row.version), ...moved.back }, undefined) : undefined
    },
  }
}

/** Roles of the brand, as far as the user sees them; undefined while they are unknown. */
function useRoles({ resources: { role } }: MenuConfigProps): readonly Row[] | undefined {
  const { http } = useEnvironment()
  const [roles, setRoles] = useState<readonly Row[]>()
  const address = role?.resource
  useEffect(() => {
    if (!address) return
    const stop = new AbortController()
    setRoles(undefined)
    readAllRoles(createRowService(http), address, stop.signal).then(
      (found) => stop.signal.aborted || setRoles(found),
      () => undefined, // the question before a deletion then says nothing of roles
    )
    return () => stop.abort()
  }, [http, address])
  return roles
}

/** Asks before changes of the open node are lost. */
function useLeaving(isDirty: boolean) {
  const [leave, setLeave] = useState<() => void>()
  return {
    leave,
    answer(isLeaving: boolean) {
      if (isLeaving) leave?.()
      setLeave(undefined)
    },
    leaveFor(next: () => void) {
      if (isDirty) setLeave(() => next)
      else next()
    },
  }
}
