import type { Explorer } from '@ebkit/core/explorer'
import type { DragEvent } from 'react'
import { draggedIds, isDragged } from '../../files/listing/dragged'
import { takeDropped } from '../../uploads/dropped'
import type { Verbs } from '../useVerbs'

/** What a folder of the tree or of the path takes: entries that move there, files that are uploaded there. */
export const dropOn = (model: Explorer, verbs: Verbs) => ({
  canDrop: (_: string, { dataTransfer }: DragEvent) =>
    isDragged(dataTransfer) || dataTransfer.types.includes('Files'),
  onDrop(id: string, { dataTransfer }: DragEvent) {
    if (isDragged(dataTransfer)) void model.move(draggedIds(dataTransfer), id)
    else verbs.drop(takeDropped(dataTransfer), id)
  },
})
