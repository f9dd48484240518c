import { useLift } from '@ebkit/ui/sortable-list'
import { useStyles } from '@ebkit/ui/styles'
import { type ComponentProps, useState } from 'react'
import { moved, nameOf } from '../uploads/entries'
import type { UploadedEntry } from '../uploads/UploadedEntry'
import { Files } from './Files'
import css from './sorting.css'

export interface SortableFilesProps extends Omit<ComponentProps<typeof Files>, 'lifting'> {
  onMove: (entries: readonly UploadedEntry[]) => void
}

/** The list with grips that reorder uploaded files. */
export function SortableFiles({ onMove, ...props }: SortableFilesProps) {
  const { entries, text } = props
  const element = useStyles<HTMLParagraphElement>(css)
  const [said, say] = useState('')
  const [held, setHeld] = useState('')
  const lifting = useLift(
    entries.length,
    (from, to) => onMove(moved(entries, from, to)),
    (place, isLifted) => {
      const name = isLifted ? nameOf(entries[place] ?? {}) : held
      if (isLifted) setHeld(name)
      say(text(isLifted ? 'lifted' : 'moved', { name, place: place + 1, count: entries.length }))
    },
  )
  return (
    <>
      <Files {...props} lifting={lifting} />
      <p ref={element} className="eb-visually-hidden eb-uploader__said" role="status">
        {said}
      </p>
    </>
  )
}
