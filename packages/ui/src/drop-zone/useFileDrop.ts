import { type DragEvent, useState } from 'react'

/** What happens with files that are dropped. */
export interface FileDropOptions {
  /** Files are not accepted now. The drop is still prevented, because the browser would leave the page to open them. */
  isOff: boolean
  /** Files or folders were dropped. Read them before the handler ends. */
  onDrop: (data: DataTransfer) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Accepts files dropped onto an element. Ignores drags without files.
 *
 * @returns whether files are dragged over it, and the handlers of the element
 * @example
 * ```ts
 * import { useFileDrop } from '@ebkit/ui/drop-zone'
 *
 * export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
 *   const { isOver, handlers } = useFileDrop({ isOff: false, onDrop: ({ files }) => onFiles([...files]) })
 *   return (
 *     <div {...handlers} style={{ outline: isOver ? '2px solid' : 'none' }}>
 *       Drop pictures here
 *     </div>
 *   )
 * }
 * ```
 */
export function useFileDrop({ isOff, onDrop }: FileDropOptions) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isOff ? 'none' : 'copy'
    setOver(true)
  }
  return {
    isOver: isOver && !isOff,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        if (!isOff) onDrop(event.dataTransfer)
      },
    },
  }
}
