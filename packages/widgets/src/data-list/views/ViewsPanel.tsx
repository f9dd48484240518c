import type { SavedView } from '@ebkit/core/list'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useState } from 'react'
import { useStrings } from '../../environment'
import type { ListPartProps } from '../parts/ListPartProps'
import { NewViewName } from './NewViewName'
import { viewStrings } from './strings'
import { ViewButtons } from './ViewButtons'
import { ViewNameField } from './ViewNameField'
import css from './ViewsPanel.css'
import { isShown, longestViewName, readViews, viewOf, withView } from './views'

/** Saved search, filters and sort: they can be shown, renamed and deleted, and the current ones can be saved. */
export function ViewsPanel({ list, state, memory, keep, onClose }: ListPartProps & { onClose: () => void }) {
  const text = useStrings(viewStrings)
  const element = useStyles<HTMLDivElement>(css)
  const views = readViews(memory)
  const [draft, setDraft] = useState('')
  /** The view that is being renamed. */
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<{ before: readonly SavedView[]; name: string }>()
  const save = (views: readonly SavedView[]) => keep({ views })
  const name = draft.trim().slice(0, longestViewName)
  const isTaken = views.some((view) => view.name === name)
  // On touch screens the keyboard would cover the panel.
  const [isTyping] = useState(() => !matchMedia('(pointer: coarse)').matches)
  return (
    <div ref={element} className="eb-views" tabIndex={-1} data-autofocus={!isTyping || undefined}>
      {views.length ? (
        <ul className="eb-views__list" aria-label={text('views')}>
          {views.map((view) => (
            <li key={view.name}>
              {renamed === view.name ? (
                <NewViewName
                  view={view}
                  views={views}
                  onDone={(next) => {
                    setRenamed(undefined)
                    if (next) save(views.map((one) => (one === view ? { ...view, name: next } : one)))
                  }}
                />
              ) : (
                <ViewButtons
                  name={view.name}
                  isShown={isShown(view, state)}
                  onShow={() => {
                    const { search, filters, sort } = view
                    void list.moveTo({ search, filters, sort })
                    onClose()
                  }}
                  onRename={() => setRenamed(view.name)}
                  onRemove={() => {
                    setRemoved({ before: views, name: view.name })
                    save(views.filter((one) => one !== view))
                    // Its button no longer exists.
                    element.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="eb-views__none">{text('none')}</p>
      )}
      <div role="status">
        {removed && (
          <p className="eb-views__removed">
            {text('removed', removed)}
            <Button
              kind="text"
              onClick={() => {
                save(removed.before)
                setRemoved(undefined)
              }}
            >
              {text('undo')}
            </Button>
          </p>
        )}
      </div>
      <ViewNameField
        label={text('name')}
        value={draft}
        onChange={setDraft}
        verb={text(isTaken ? 'replace' : 'save')}
        onDone={() => {
          if (!name) return
          save(withView(views, viewOf(name, state)))
          onClose()
        }}
        isFirst={isTyping}
      />
    </div>
  )
}
