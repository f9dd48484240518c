import { type DragEvent, useState } from 'react'

export interface FileDropOptions {
  /** Files are not taken now. They are still kept from the browser, which would leave the page for them. */
  isOff: boolean
  /** Files or folders were dropped. What they are has to be read before the handler ends. */
  onDrop: (data: DataTransfer) => void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Takes files that are dropped onto an element. What is dragged and no file goes its way.
 *
 * @returns whether files are held over it, and the handlers of the element
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
