import type { Moving } from '@ebkit/core/file-manager'
import type { DragEvent } from 'react'
import { draggedIds, isDragged } from '../files/listing/dragged'
import { takeDropped } from '../uploads/dropped'
import type { Verbs } from './useVerbs'

/** What a folder of the tree or of the path takes: entries that move there, files that are uploaded there. */
export const dropOn = ({ move }: Moving, verbs: Verbs) => ({
  canDrop: (_: string, { dataTransfer }: DragEvent) =>
    isDragged(dataTransfer) || dataTransfer.types.includes('Files'),
  onDrop(id: string, { dataTransfer }: DragEvent) {
    if (isDragged(dataTransfer)) void move(draggedIds(dataTransfer), id)
    else verbs.drop(takeDropped(dataTransfer), id)
  },
})
