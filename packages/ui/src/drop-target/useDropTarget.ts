import { type DragEvent, useState } from 'react'

export interface DropTargetOptions {
  /** Place that something would be dropped on, where the owner follows the pointer itself. */
  dropTarget?: string | undefined
  /** Whether what is dragged may be dropped on a place. */
  canDrop?: ((id: string, event: DragEvent) => boolean) | undefined
  onDrop?: ((id: string, event: DragEvent) => void) | undefined
}

interface Over {
  id?: string | undefined
  can?: boolean
}

/** Follows what is dragged over places, elements with `data-id` in one that gets the handlers. */
export function useDropTarget({ dropTarget, canDrop, onDrop }: DropTargetOptions) {
  const [over, setOver] = useState<Over>({})
  const follow = (event: DragEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset.id
    const can = id !== undefined && !!canDrop?.(id, event)
    if (can) event.preventDefault()
    if (id !== over.id || can !== over.can) setOver({ id, can })
    return can ? id : undefined
  }
  const handlers = canDrop && {
    onDragOver: follow,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      currentTarget.contains(relatedTarget as Node | null) || setOver({}),
    onDrop: (event: DragEvent) => {
      const id = follow(event)
      setOver({})
      if (id !== undefined) onDrop?.(id, event)
    },
  }
  return {
    handlers,
    /** Where it rests, be it that it may be dropped there or not. */
    over: dropTarget ?? over.id,
    /** Where it would be dropped. */
    target: dropTarget ?? (over.can ? over.id : undefined),
  }
}
