import type { SavedView } from '@ebkit/core/list'
import { useState } from 'react'
import { useStrings } from '../../environment'
import { viewStrings } from './strings'
import { ViewNameField } from './ViewNameField'
import { longestViewName } from './views'

interface NewViewNameProps {
  view: SavedView
  views: readonly SavedView[]
  /** Called with the new name, or without one if it stays. */
  onDone: (name?: string) => void
}

/** The field that renames a view. */
export function NewViewName({ view, views, onDone }: NewViewNameProps) {
  const text = useStrings(viewStrings)
  const [draft, setDraft] = useState(view.name)
  const name = draft.trim().slice(0, longestViewName)
  const isTaken = views.some((one) => one !== view && one.name === name)
  return (
    <ViewNameField
      label={text('rename', { name: view.name })}
      value={draft}
      onChange={setDraft}
      verb={text('ok')}
      problem={isTaken ? text('taken') : undefined}
      onDone={() => {
        if (name && !isTaken) onDone(name)
      }}
      onGiveUp={() => onDone()}
    />
  )
}
