import type { FileEntry } from '@ebkit/core/files'
import { useFileDrop } from '@ebkit/ui/drop-zone'
import { useStyles } from '@ebkit/ui/styles'
import { type DragEvent as ReactDragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../../../environment'
import { takeDropped } from '../../../uploads/dropped'
import { draggedIds, entryDragType, isDragged } from '../dragged'
import type { FileListingProps } from '../FileListingProps'
import { itemOf } from '../useListingPresses'
import css from './drag.css'
import { dragStrings } from './dragStrings'

export interface EntryDragProps {
  listing: FileListingProps
  /** The last press was a touch. */
  isTouch: RefObject<boolean>
  choose: (entry: FileEntry) => void
  entryOf: (target: EventTarget | null) => FileEntry | undefined
  /** Id of the folder that would accept the dragged items over it. */
  target: string | undefined
  onTarget: (folderId: string | undefined) => void
}

/** Id of the folder under the dragged items. */
const folderIdAt = (place: EventTarget | null) => {
  const item = itemOf(place)
  return item?.matches('.eb-files__item--folder') ? item.dataset.key : undefined
}

/**
 * Dragging entries to folders, and files from the desktop to folders or anywhere. Shows what a drop would do.
 */
export function EntryDrag(props: EntryDragProps) {
  const { listing, target, onTarget } = props
  const text = useStrings(dragStrings)
  const element = useStyles<HTMLDivElement>(css)
  const [isMoving, setMoving] = useState(false)
  const place = useRef<EventTarget>(null)
  const drop = useFileDrop({
    isOff: !listing.onDropFiles,
    onDrop: (data) => listing.onDropFiles?.(takeDropped(data), folderAt(place.current)),
  })
  const folderAt = (at: EventTarget | null) => {
    const entry = folderIdAt(at) === undefined ? undefined : props.entryOf(at)
    return entry?.isFolder ? entry : undefined
  }
  const end = () => {
    onTarget(undefined)
    setMoving(false)
  }
  useHandlersAround(element, dragHandlers({ ...props, text, drop, place, folderAt, setMoving, end }))

  const isOver = drop.isOver || isMoving
  const name = listing.entries.find(({ id }) => id === target)?.name
  const words = isMoving ? 'moveInto' : name === undefined ? 'dropHere' : 'dropInto'
  return (
    <div ref={element} className={isOver && target === undefined ? 'eb-files__over' : undefined}>
      {isOver && <div className="eb-files__held">{text(words, { name })}</div>}
    </div>
  )
}

interface HandlerProps extends EntryDragProps {
  text: (key: 'dragged', params: Record<string, unknown>) => string
  drop: ReturnType<typeof useFileDrop>
  place: RefObject<EventTarget | null>
  folderAt: (at: EventTarget | null) => FileEntry | undefined
  setMoving: (isMoving: boolean) => void
  end: () => void
}

function dragHandlers(props: HandlerProps) {
  const { listing, isTouch, choose, entryOf, onTarget, text, drop, place, folderAt } = props
  const { selection, dragType = entryDragType, onMoveTo, onDropFiles } = listing
  const own = (data: DataTransfer | null) => !!data && isDragged(data, dragType)
  const asReact = (event: DragEvent) => event as unknown as ReactDragEvent<HTMLElement>
  const hold = (event: DragEvent) => {
    const id = folderIdAt(event.target)
    if (!own(event.dataTransfer)) {
      if (onDropFiles) onTarget(id)
      return drop.handlers.onDragOver(asReact(event))
    }
    const isGood = !!onMoveTo && id !== undefined && !selection.has(id)
    onTarget(isGood ? id : undefined)
    props.setMoving(isGood)
    if (!isGood || !event.dataTransfer) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
  }
  return {
    dragstart(event: DragEvent) {
      const entry = entryOf(event.target)
      const { dataTransfer } = event
      // A long press opens the menu instead.
      if (!entry || !dataTransfer || !onMoveTo || isTouch.current) return event.preventDefault()
      choose(entry)
      const ids = [...selection.$ids.get()]
      const dragged = ids.length ? ids : [entry.id]
      dataTransfer.setData(dragType, JSON.stringify(dragged))
      dataTransfer.effectAllowed = 'move'
      const label = text('dragged', { count: dragged.length })
      if (dragged.length > 1) showCount(event.currentTarget as HTMLElement, dataTransfer, label)
    },
    dragenter: hold,
    dragover: hold,
    dragleave(event: DragEvent) {
      drop.handlers.onDragLeave(asReact(event))
      const root = event.currentTarget as HTMLElement
      if (!root.contains(event.relatedTarget as Node | null)) props.end()
    },
    dragend: props.end,
    drop(event: DragEvent) {
      const { dataTransfer } = event
      place.current = event.target
      props.end()
      if (!dataTransfer || !own(dataTransfer)) return drop.handlers.onDrop(asReact(event))
      event.preventDefault()
      const ids = draggedIds(dataTransfer, dragType)
      const folder = folderAt(event.target)
      if (folder && ids.length && !selection.has(folder.id)) onMoveTo?.(ids, folder)
    },
  }
}

type Handlers = ReturnType<typeof dragHandlers>

/** Handles native events of the container, because another component renders it. */
function useHandlersAround(inside: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useLayoutEffect(() => {
    const element = inside.current?.parentElement
    if (!element) return
    const handle = (event: Event) => latest.current[event.type as keyof Handlers](event as DragEvent)
    const types = Object.keys(latest.current)
    for (const type of types) element.addEventListener(type, handle)
    return () => {
      for (const type of types) element.removeEventListener(type, handle)
    }
  }, [inside])
}

/** The image under the pointer: the number of dragged entries instead of the first one. */
function showCount(root: HTMLElement, dataTransfer: DataTransfer, label: string): void {
  const badge = document.createElement('span')
  badge.className = 'eb-files__dragged'
  badge.textContent = label
  root.append(badge)
  dataTransfer.setDragImage(badge, -12, -12)
  // The browser has drawn it by then.
  setTimeout(() => badge.remove())
}
