import { SearchField } from '@ebkit/ui/search-field'
import { useEffect, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { strings } from '../strings'

/** Milliseconds after the last key until it searches. */
const pause = 300

/** Searches below the root of the open tree, shortly after the last key press. @spec W-EXP-12 W-EXP-13 */
export function Search({ model, face }: FramePart) {
  const text = useStrings(strings)
  const root = text(face.words[useStore(model.$space)])
  const { search = '' } = useStore(model.$listing)
  const folder = useStore(model.$folder)?.id
  const [term, setTerm] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const run = (next: string) => {
    stop()
    if (next.trim() !== search) void model.can.search?.search(next.trim())
  }
  // The typed text may be newer than the search, or have a trailing space. Any other difference means that a folder ended it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the search of the listing changes
  useEffect(() => {
    if (!timer.current && term.trim() !== search) setTerm(search)
  }, [search])
  // Another folder was opened before the typed text was searched for.
  const before = useRef(folder)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another folder opens
  useEffect(() => {
    const isOther = before.current && folder && before.current !== folder
    before.current = folder
    if (!isOther) return
    stop()
    setTerm('')
  }, [folder])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <SearchField
      value={term}
      label={text('search')}
      placeholder={text('searchIn', { name: root })}
      clearLabel={text('clearSearch')}
      onEnter={() => run(term)}
      onChange={(next) => {
        setTerm(next)
        stop()
        if (!next) return run('')
        timer.current = setTimeout(() => run(next), pause)
      }}
    />
  )
}
