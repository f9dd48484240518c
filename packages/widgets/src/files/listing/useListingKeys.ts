import type { FileEntry } from '@ebkit/core/files'
import { isComposing } from '@ebkit/ui/composition'
import type { GridHandle } from '@ebkit/ui/virtual-grid'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { FileListingProps } from './FileListingProps'
import { createTypeAhead } from './typeAhead'

interface KeyOptions {
  grid: RefObject<GridHandle | null>
  dir: 'ltr' | 'rtl'
  view: 'grid' | 'list'
  /** Opens the menu of the focused entry. */
  onMenu: (item: HTMLElement) => void
}

/** Keys of a listing, as in file managers. They belong to the entries; buttons in an entry keep their own keys. */
export function useListingKeys(props: FileListingProps, { grid, dir, view, onMenu }: KeyOptions) {
  const { entries, selection, checking, unselectable } = props
  const [typeAhead] = useRef([createTypeAhead()]).current as [ReturnType<typeof createTypeAhead>]
  /** The entry that a key applies to: the focused one, which a screen reader may have moved to. */
  let current: FileEntry

  const go = (index: number | undefined, event: KeyboardEvent): boolean => {
    const next = index === undefined ? undefined : entries[index]
    if (!next) return false
    const { id } = next
    if (event.shiftKey && !unselectable) {
      // Without a selection, the range starts here.
      if (!selection.has(current.id)) selection.extendTo(current.id)
      selection.extendTo(id)
    } else if (event.ctrlKey || event.metaKey || checking || unselectable) selection.moveTo(id)
    else selection.press(id)
    return true
  }

  /** The selection, or the focused entry if nothing is selected. */
  const chosen = () => {
    const ids = selection.$ids.get()
    return ids.size ? [...ids] : [current.id]
  }

  const withControl: Record<string, (() => void) | undefined> = {
    a: unselectable ? undefined : () => selection.selectAll(),
    x: props.onCut && (() => props.onCut?.(chosen())),
    v: props.onPaste,
  }

  const act = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    const index = entries.indexOf(current)
    const isControl = event.ctrlKey || event.metaKey
    if (isControl && !event.altKey && !shiftKey) {
      const command = withControl[key.toLowerCase()]
      command?.()
      if (command) return true
    }
    switch (key) {
      case 'Enter':
        props.onOpen(current)
        return true
      case ' ':
        if (!unselectable) selection[shiftKey ? 'extendTo' : 'toggle'](current.id)
        return true
      case 'F2':
        props.onRename?.(current)
        return !!props.onRename
      case 'Delete':
        props.onDelete?.(chosen())
        return !!props.onDelete
      case 'Escape': {
        const has = selection.$ids.get().size > 0
        selection.clear()
        return has
      }
      case 'ContextMenu':
      case 'F10':
        if (key === 'F10' && !shiftKey) return false
        onMenu(event.target as HTMLElement)
        return !!props.onContextMenu
    }
    if (key.length === 1 && !isControl && !event.altKey) {
      const nameAt = (place: number) => entries[place]?.name ?? ''
      const found = typeAhead(key, { length: entries.length, nameAt }, index)
      const target = entries[found]
      if (target) selection.moveTo(target.id)
      return !!target
    }
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    if (isSideways && view === 'list') return false
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key]
    return go(grid.current?.move(index, (dir === 'rtl' && mirrored) || key), event)
  }

  return (event: KeyboardEvent) => {
    current = entries.find((entry) => entry.id === (event.target as HTMLElement).dataset.key) as FileEntry
    if (!current || isComposing(event) || !act(event)) return
    event.preventDefault()
    // Handled by this listing, not by a surrounding dialog.
    event.stopPropagation()
  }
}
