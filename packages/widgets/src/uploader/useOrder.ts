import { useState } from 'react'
import { useLift } from '../list-editor/useLift'
import { moved, nameOf } from './entries'
import type { UploadedEntry } from './props'
import type { Text } from './strings'

/** Puts uploaded files in another order, by their grips. */
export function useOrder(
  files: readonly UploadedEntry[],
  change: (files: readonly UploadedEntry[]) => void,
  text: Text,
) {
  const [said, say] = useState('')
  const [held, setHeld] = useState('')
  const lifting = useLift(
    files.length,
    (from, to) => change(moved(files, from, to)),
    (place, isLifted) => {
      const name = isLifted ? nameOf(files[place] ?? {}) : held
      if (isLifted) setHeld(name)
      say(text(isLifted ? 'lifted' : 'moved', { name, place: place + 1, count: files.length }))
    },
  )
  return { lifting, said }
}
