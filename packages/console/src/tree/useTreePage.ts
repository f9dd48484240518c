import { rowTitle } from '@ebkit/core/resource-definition'
import { createRowService, type Row, type RowMove } from '@ebkit/core/services/rows'
import { useDescribeError, useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { fixedCondition } from '../list/fixedCondition'
import { placeOf, type RowPlace, withPlace } from '../row/rowPlace'
import { useActing } from '../row/useActing'
import { parametersOf } from '../rows/parametersOf'
import { withParameters } from '../rows/rowsAddress'
import { createRowTree } from './rowTree'
import type { TreePageProps } from './TreePageProps'
import { visibleRows } from './treeNodes'

/** The tree of a page, its open row, and the actions on its rows. */
export function useTreePage(props: TreePageProps) {
  const { page, open, resource, parent, onQuery, onDirty } = props
  const parameters = parametersOf(open)
  const place = placeOf(open.query)
  const tree = useRowTree(props, fixedCondition(page.where, parameters))
  const state = useStore(tree.$state)
  const rows = useMemo(() => visibleRows(state, resource, page.shownBy), [state, resource, page.shownBy])
  const { asked, answer, leaveFor } = useLeaving(props, place.id ? tree.find(place.id) : undefined)
  useEffect(() => {
    if (place.id) void tree.reveal(place.id)
  }, [tree, place.id])
  const acting = useActing({
    ...{ ...props, parameters },
    actions: page.rowActions,
    onChanged(deleted) {
      if (place.id && deleted?.includes(place.id)) onQuery(withPlace(open.query, {}))
      void tree.reload()
    },
  })
  const { error, move } = useMoving(tree.move)
  const goTo = (next: RowPlace, above?: string) => {
    onDirty(false)
    onQuery(withParameters(withPlace(open.query, next), { [parent]: above }), true)
  }
  return {
    ...{ tree, state, rows, place, parameters, asked, answer, goTo, move, moveError: error },
    /** Like `goTo`; asks before changes of the open row are lost. */
    show: (next: RowPlace, above?: string) => leaveFor(() => goTo(next, above)),
    act: acting.act,
    questions: acting.questions,
  }
}

export type TreePageState = ReturnType<typeof useTreePage>

/** The model, active while the page is open. */
function useRowTree({ page, resource, parent }: TreePageProps, where: string | undefined) {
  const { http } = useEnvironment()
  const { resource: address, key, order } = resource
  const sort = page.sort ?? (order && `${order} asc`)
  const tree = useMemo(
    () => createRowTree(createRowService(http), { resource: address, key, parent, sort, where }),
    [http, address, key, parent, sort, where],
  )
  useEffect(() => {
    void tree.start()
    return () => tree.stop()
  }, [tree])
  return tree
}

/** Moves a row, and keeps the reason of a failure until the next move. */
function useMoving(run: (move: RowMove) => Promise<void>) {
  const describe = useDescribeError()
  const [error, setError] = useState<string>()
  return {
    error,
    async move(asked: RowMove) {
      setError(undefined)
      try {
        await run(asked)
      } catch (cause) {
        setError(describe(cause))
      }
    },
  }
}

/** Asks before changes of the open row are lost. */
function useLeaving({ open, resource }: TreePageProps, row: Row | undefined) {
  const [leave, setLeave] = useState<() => void>()
  return {
    asked: leave && { names: [row ? rowTitle(resource, row) : (open.title ?? '')], leave },
    answer(isLeaving: boolean) {
      if (isLeaving) leave?.()
      setLeave(undefined)
    },
    leaveFor(next: () => void) {
      if (open.isDirty) setLeave(() => next)
      else next()
    },
  }
}
