import { type DragEvent, useState } from 'react'

export interface DropTargetOptions {
  /** The current drop target, for owners that follow the pointer themselves. */
  dropTarget?: string | undefined
  /** Whether the dragged content may be dropped on a target. */
  canDrop?: ((id: string, event: DragEvent) => boolean) | undefined
  onDrop?: ((id: string, event: DragEvent) => void) | undefined
}

interface Over {
  id?: string | undefined
  can?: boolean
}

/** Follows a drag over targets: elements with `data-id` inside the element that gets the handlers. */
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
    /** The target under the pointer, whether or not it accepts the drop. */
    over: dropTarget ?? over.id,
    /** The target that would accept the drop. */
    target: dropTarget ?? (over.can ? over.id : undefined),
  }
}
