import type { SavedView } from '@ebkit/core/list'
import { Button } from '@ebkit/ui/button'
import { isComposing } from '@ebkit/ui/composition'
import { Icon } from '@ebkit/ui/icon'
import { checkIcon, pencilIcon, trashIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { useState } from 'react'
import { useStrings } from '../../environment'
import type { AroundProps } from '../parts/AroundProps'
import { viewStrings } from './strings'
import css from './ViewsPanel.css'
import { isShown, readViews, viewOf, withView } from './views'

/** Characters that a name may have. */
const longestName = 30

/** Search, filters and sort under names: to be shown again, renamed, taken away; and what is shown now, to be kept. */
export function ViewsPanel({ list, state, memory, keep, onClose }: AroundProps & { onClose: () => void }) {
  const text = useStrings(viewStrings)
  const element = useStyles<HTMLDivElement>(css)
  const views = readViews(memory)
  const [draft, setDraft] = useState('')
  /** The one whose name is changed. */
  const [renamed, setRenamed] = useState<string>()
  const [removed, setRemoved] = useState<{ before: readonly SavedView[]; name: string }>()
  const save = (views: readonly SavedView[]) => keep({ views })
  const name = draft.trim().slice(0, longestName)
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
                <NewName
                  view={view}
                  views={views}
                  onDone={(next) => {
                    setRenamed(undefined)
                    if (next) save(views.map((one) => (one === view ? { ...view, name: next } : one)))
                  }}
                />
              ) : (
                <>
                  <button
                    type="button"
                    className="eb-views__view"
                    aria-pressed={isShown(view, state)}
                    onClick={() => {
                      const { search, filters, sort } = view
                      void list.moveTo({ search, filters, sort })
                      onClose()
                    }}
                  >
                    <span>{view.name}</span>
                    {isShown(view, state) && <Icon path={checkIcon} />}
                  </button>
                  <Button
                    kind="icon"
                    label={text('rename', { name: view.name })}
                    onClick={() => setRenamed(view.name)}
                  >
                    <Icon path={pencilIcon} />
                  </Button>
                  <Button
                    kind="icon"
                    label={text('remove', { name: view.name })}
                    onClick={() => {
                      setRemoved({ before: views, name: view.name })
                      save(views.filter((one) => one !== view))
                      // Its button is gone.
                      element.current?.focus()
                    }}
                  >
                    <Icon path={trashIcon} />
                  </Button>
                </>
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
      <Naming
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

interface NewNameProps {
  view: SavedView
  views: readonly SavedView[]
  /** With the new name, or none where it stays. */
  onDone: (name?: string) => void
}

function NewName({ view, views, onDone }: NewNameProps) {
  const text = useStrings(viewStrings)
  const [draft, setDraft] = useState(view.name)
  const name = draft.trim().slice(0, longestName)
  const isTaken = views.some((one) => one !== view && one.name === name)
  return (
    <Naming
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

interface NamingProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** Text of the button. */
  verb: string
  /** What is wrong with the name. */
  problem?: string | undefined
  onDone: () => void
  /** By Esc. */
  onGiveUp?: () => void
  /** Has focus when the panel opens. */
  isFirst?: boolean
}

/** A field for a name, and a button; Enter does the same. No form: fields of widgets are in nobody's. */
function Naming({ label, value, onChange, verb, problem, onDone, onGiveUp, isFirst }: NamingProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field does
    <div
      className="eb-views__new"
      onKeyDown={(event) => {
        if (isComposing(event) || !(event.target instanceof HTMLInputElement)) return
        if (event.key === 'Enter') onDone()
        else if (event.key === 'Escape' && onGiveUp) onGiveUp()
        else return
        // For the name alone, not for the panel, nor for a form of the page.
        event.stopPropagation()
        event.preventDefault()
      }}
    >
      <TextInput
        value={value}
        onChange={onChange}
        label={label}
        placeholder={label}
        isFirst={isFirst}
        invalid={!!problem}
        suffix={problem}
      />
      <Button kind="default" onClick={onDone}>
        {verb}
      </Button>
    </div>
  )
}
