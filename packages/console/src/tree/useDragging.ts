import type { RowMove } from '@ebkit/core/services/rows'
import type { TreeRow } from '@ebkit/core/tree'
import { type DragEvent, useState } from 'react'
import type { RowTree } from './rowTree'
import { isWithin, type RowNode, type TreePlace } from './treeNodes'

/** Where a dragged row would go: onto a row, or beside it. */
export interface DropPlace {
  readonly id: string
  readonly side: 'before' | 'into' | 'after'
}

/** The tree in which rows are dragged, and the effect of a drop. */
export interface Draggable {
  /** The visible rows. */
  rows: readonly TreeRow<RowNode>[]
  tree: { find: RowTree['find']; expand(id: string): unknown }
  move(asked: RowMove): Promise<unknown>
  /** Whether a row can be moved to a place. Default: anywhere except below itself. */
  canPlace?: ((id: string, place: TreePlace) => boolean) | undefined
}

/** Moves rows by dragging: onto a row, or between two of them. */
export function useDragging(props: Draggable, canMove: boolean) {
  const { rows, tree, move, canPlace } = props
  const [dragged, setDragged] = useState<string>()
  const [place, setPlace] = useState<DropPlace>()
  const end = () => {
    setDragged(undefined)
    setPlace(undefined)
  }
  const canDrop = (id: string, event: DragEvent) => {
    // A row cannot be moved below itself.
    if (dragged === undefined || isWithin(rows, id, dragged)) return false
    const side = sideOf(event)
    if (canPlace && !canPlace(dragged, placeOfDrop(props, { id, side }, dragged))) {
      if (place) setPlace(undefined)
      return false
    }
    if (place?.id !== id || place.side !== side) setPlace({ id, side })
    return true
  }
  const onDrop = (id: string, event: DragEvent) => {
    const row = dragged === undefined ? undefined : tree.find(dragged)
    const target = placeOfDrop(props, { id, side: sideOf(event) }, dragged ?? '')
    end()
    if (!row || dragged === undefined) return
    void move({ key: dragged, version: Number(row.version), ...target }).then(() => {
      if (target.parent) void tree.expand(target.parent)
    })
  }
  return {
    dragged,
    place,
    drop: canMove ? { canDrop, onDrop } : {},
    handlersOf: (id: string) =>
      canMove
        ? {
            draggable: true,
            onDragStart(event: DragEvent) {
              event.dataTransfer.setData('text/plain', id)
              event.dataTransfer.effectAllowed = 'move'
              setDragged(id)
            },
            onDragEnd: end,
          }
        : {},
  }
}

/** The upper and the lower quarter of a row represent the places beside it. */
function sideOf(event: DragEvent): DropPlace['side'] {
  const row = (event.target as Element).closest('[data-id]')
  if (!row) return 'into'
  const { top, height } = row.getBoundingClientRect()
  const part = (event.clientY - top) / height
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into'
}

function placeOfDrop({ rows }: Pick<Draggable, 'rows'>, { id, side }: DropPlace, dragged: string): TreePlace {
  if (side === 'into') return { parent: id, before: null }
  const row = rows.find(({ node }) => node.id === id)
  const siblings = rows
    .filter(({ parentId, node }) => parentId === row?.parentId && node.id !== dragged)
    .map(({ node }) => node.id)
  const before = side === 'before' ? id : siblings[siblings.indexOf(id) + 1]
  return { parent: row?.parentId ?? null, before: before ?? null }
}
