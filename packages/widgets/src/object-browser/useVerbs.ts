import type { FileEntry } from '@ebkit/core/files'
import type { ObjectBrowser } from '@ebkit/core/object-browser'
import type { UploadSource } from '@ebkit/core/uploads'
import { useRef, useState } from 'react'
import type { Dropped } from '../uploads/dropped'
import { readDropped } from '../uploads/readDropped'
import type { Asking } from './asking'
import type { ObjectBrowserProps } from './props'

/** What a person can do, however it is asked for: by button, key, menu or drop. */
export interface Verbs {
  asking: Asking | undefined
  ask(asking: Asking | undefined): void
  open(entry: FileEntry): void
  /** Deletes what is selected; asks first. @spec W-FMA-10 */
  remove(): void
  /** Makes what is selected private. @spec W-FMA-10 */
  hide(): void
  /** Uploads into the open folder. */
  drop(dropped: Dropped): void
  /** How often something was dropped. */
  drops: number
  /** What was dropped and is not uploaded yet. */
  takeDropped(): Promise<UploadSource[]>
}

export function useVerbs(
  model: ObjectBrowser,
  props: ObjectBrowserProps,
  onPick: ((file: FileEntry) => void) | undefined,
): Verbs {
  const [asking, ask] = useState<Asking>()
  const [drops, setDrops] = useState(0)
  const waiting = useRef<Promise<UploadSource[]>[]>([])
  const selected = () => {
    const entries = model.$listing.get().entries.filter(({ id }) => model.selection.has(id))
    if (entries.length === 0) model.tell({ code: 'nothing-selected', params: {}, tone: 'note' })
    return entries
  }
  return {
    asking,
    ask,
    open(entry) {
      if (entry.isFolder) return void model.openFolder(entry)
      if (onPick) return onPick(entry)
      const file = model.fileOf(entry)
      if (props.onBeforeOpen?.({ file }) === false) return
      ask({ about: 'file', entry })
      props.onOpen?.({ file })
    },
    remove() {
      const entries = selected()
      if (entries.length > 0) ask({ about: 'remove', entries })
    },
    hide() {
      if (selected().length > 0) ask({ about: 'hide' })
    },
    drop(dropped) {
      // Entries can be read while the event is handled only.
      waiting.current.push(readDropped(dropped))
      setDrops(drops + 1)
    },
    drops,
    async takeDropped() {
      return (await Promise.all(waiting.current.splice(0))).flat()
    },
  }
}
