import type { Moving } from '@ebkit/core/file-manager'
import type { DragEvent } from 'react'
import { draggedIds, isDragged } from '../files/listing/dragged'
import { takeDropped } from '../uploads/dropped'
import type { Verbs } from './useVerbs'

/** Handles a drop on a folder of the tree or path: moves entries into it, or uploads files into it. */
export const dropOn = ({ move }: Moving, verbs: Verbs) => ({
  canDrop: (_: string, { dataTransfer }: DragEvent) =>
    isDragged(dataTransfer) || dataTransfer.types.includes('Files'),
  onDrop(id: string, { dataTransfer }: DragEvent) {
    if (isDragged(dataTransfer)) void move(draggedIds(dataTransfer), id)
    else verbs.drop(takeDropped(dataTransfer), id)
  },
})
