import { Dialog, SidePanel, Tabs, useStyles } from '@ebkit/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { ChosenPanel } from './ChosenPanel'
import { DiscardQuestion } from './DiscardQuestion'
import { GatheringBar } from './GatheringBar'
import css from './Picker.css'
import { PickerFooter } from './PickerFooter'
import { PickerList } from './PickerList'
import { PickerTools } from './PickerTools'
import { strings } from './strings'
import { useDiscarding } from './useDiscarding'
import { useKeptFocus } from './useKeptFocus'
import type { PickerPart } from './verbs'

export interface PickerDialogProps<Row> extends PickerPart<Row> {
  /** One row at most: no select-all. */
  single?: boolean
  /** Rows at most. */
  max?: number
  /** Gone from the screen, the way out included. */
  onClosed?(): void
}

/**
 * The dialog of a picker: tabs, search, a page of rows, what is chosen, confirm. What closes it with a changed draft
 * asks first.
 *
 * @spec W-PICK-1 W-PICK-2
 */
export function PickerDialog<Row>(props: PickerDialogProps<Row>) {
  const { model, state, view, single, max, onClosed } = props
  const { isOpen, list, draft } = state
  const part = { model, state, view }
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const discarding = useDiscarding(element, part)
  const keptFocus = useKeptFocus(element, isOpen)
  const listId = useId()
  const count = text('chosenCount', { count: view.count(draft.length) })
  const hasTabs = view.tabs.length > 1
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    // On touch screens the keyboard would cover half of the rows.
    if (isOpen && !wasOpen.current && !matchMedia('(width < 768px), (pointer: coarse)').matches)
      element.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
    if (!isOpen) setPanelOpen(false)
  }, [element, isOpen])
  return (
    <Dialog
      open={isOpen}
      label={view.title}
      closeLabel={text('close')}
      onClose={discarding.ask}
      onClosed={onClosed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the controls */}
      <div ref={element} className="eb-picker" onFocus={keptFocus.note}>
        <header className="eb-picker__head">
          <h2>{view.title}</h2>
          <p className="eb-picker__hint eb-picker__wide">{view.hint}</p>
        </header>
        {hasTabs && (
          <Tabs
            tabs={view.tabs}
            value={state.tab}
            onChange={model.setTab}
            label={text('tabs')}
            panelId={listId}
          />
        )}
        <div id={listId} className="eb-picker__left" role={hasTabs ? 'tabpanel' : undefined}>
          <PickerTools {...part} single={single} />
          <GatheringBar {...part} />
          <PickerList {...part} />
        </div>
        <SidePanel
          label={text('chosen')}
          isOpen={isPanelOpen}
          onToggle={() => setPanelOpen(!isPanelOpen)}
          summary={count}
        >
          <ChosenPanel {...part} />
        </SidePanel>
        <footer className="eb-picker__foot" hidden={discarding.isAsking}>
          <PickerFooter {...part} max={max} />
        </footer>
        {discarding.isAsking && <DiscardQuestion onKeep={discarding.keep} onDiscard={model.close} />}
        <div className="eb-picker__hidden" role="status" aria-atomic="false">
          {isOpen && (
            <>
              {list.status === 'ready' && (
                <p>{text('pageOf', { page: state.page, count: view.count(list.total) })}</p>
              )}
              <p>{count}</p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
