import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { Tabs } from '@ebkit/ui/tabs'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { ChoosePage } from './ChoosePage'
import { ChosenPanel } from './ChosenPanel'
import css from './Picker.css'
import { PickerFooter } from './PickerFooter'
import { PickerList } from './PickerList'
import { PickerPages } from './PickerPages'
import { PickerTools } from './PickerTools'
import { RuleBar } from './RuleBar'
import { SelectAllBar } from './SelectAllBar'
import type { Selection } from './state'
import { strings } from './strings'
import { usePickerFocus } from './usePickerFocus'
import { usePickerKeys } from './usePickerKeys'
import type { PickerPart } from './verbs'

export interface PickerDialogProps<Row> extends PickerPart<Row> {
  /** Single selection: no select-all. */
  single?: boolean | undefined
  /** Maximum number of rows. */
  max?: number | undefined
  /** The closing animation has ended. */
  onClosed?(): void
}

/**
 * The dialog of a picker: tabs, search, a page of rows, the chosen rows, confirm. Esc, × and a press outside ask
 * first if a changed draft would be lost.
 * @spec W-PICK-1 W-PICK-2
 */
export function PickerDialog<Row>(props: PickerDialogProps<Row>) {
  const { model, state, view, single, max, onClosed } = props
  const { isOpen, list, draft, page, tab, isRule } = state
  const part = { model, state, view }
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const [isAsking, setAsking] = useState(false)
  const onFocus = usePickerFocus(element, isOpen, isAsking)
  const main = useRef<HTMLDivElement>(null)
  const onKeyDown = usePickerKeys(main, part)
  const listId = useId()
  const before = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the dialog opened
  useLayoutEffect(() => {
    before.current = draftOf(isRule, draft)
    setAsking(false)
  }, [isOpen])
  const hasTabs = view.tabs.length > 1
  const count = `${text(isRule ? 'excluded' : 'chosen')} ${view.count(draft.length)}`
  return (
    <Dialog
      open={isOpen}
      label={view.title}
      closeLabel={text('close')}
      onClose={(reason) =>
        reason === 'lost' || before.current === draftOf(isRule, draft)
          ? model.close()
          : setAsking(!isAsking || reason !== 'escape')
      }
      onClosed={onClosed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the controls */}
      <div
        ref={element}
        className="eb-picker"
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isAsking) return
          // Not for the focused button.
          event.preventDefault()
          model.confirm()
        }}
      >
        <header className="eb-picker__bar">
          <h2>{view.title}</h2>
          <p className="eb-picker__hint eb-picker__wide">{view.hint}</p>
        </header>
        {hasTabs && (
          <Tabs tabs={view.tabs} value={tab} onChange={model.setTab} label={view.title} panelId={listId} />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for what comes up from the controls */}
        <div
          ref={main}
          id={listId}
          className="eb-picker__main"
          role={hasTabs ? 'tabpanel' : undefined}
          onKeyDown={onKeyDown}
        >
          <PickerTools {...part}>{!single && !isRule && <ChoosePage {...part} />}</PickerTools>
          <SelectAllBar {...part} />
          <RuleBar {...part} />
          <PickerList {...part}>
            <PickerPages {...part} />
          </PickerList>
        </div>
        <ChosenPanel {...part} />
        <PickerFooter {...part} max={max} isAsking={isAsking} onKeep={() => setAsking(false)} />
        <div className="eb-visually-hidden" role="status" aria-atomic="false">
          {list.status === 'ready' && (
            <p>
              {text('page', { page })} {text('total', { count: view.count(list.total) })}
            </p>
          )}
          <p>{count}</p>
        </div>
      </div>
    </Dialog>
  )
}

const draftOf = (isRule: boolean, selection: Selection<unknown>) =>
  `${isRule} ${selection.map(({ key }) => key).join()}`
