import type { Explorer } from '@ebkit/core'
import { SearchField } from '@ebkit/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Text } from './strings'

interface SearchProps {
  model: Explorer
  text: Text
  /** Name of the root that is searched. */
  root: string
}

/** Milliseconds without a key after which it searches. */
const pause = 300

/** Searches below the root of the open tree, shortly after the last key. @spec W-EXP-13 */
export function Search({ model, text, root }: SearchProps) {
  const { search = '' } = useStore(model.$listing)
  const [term, setTerm] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== search) void model.search(next.trim())
  }
  // A folder was opened: the search is over (W-EXP-12). While one is typed it is ahead of what is listed.
  useEffect(() => {
    if (!timer.current) setTerm(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <SearchField
      value={term}
      label={text('search')}
      placeholder={text('searchIn', { name: root })}
      clearLabel={text('clear')}
      onEnter={() => run(term)}
      onChange={(next) => {
        setTerm(next)
        clearTimeout(timer.current)
        if (!next) return run('')
        timer.current = setTimeout(() => {
          timer.current = undefined
          run(next)
        }, pause)
      }}
    />
  )
}
