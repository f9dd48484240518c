import { ListBox, LongListBox, optionId } from '@ebkit/ui/list-box'
import { Floating } from '@ebkit/ui/popover'
import type { RefObject } from 'react'
import type { SelectState } from './useSelect'

export interface SelectListProps {
  id: string
  label: string
  multiple?: boolean | undefined
  /** Whether there is a field that filters. */
  filter?: boolean | undefined
  note?: string | undefined
  anchor: RefObject<HTMLElement | null>
  state: SelectState
  text: (key: 'filter' | 'none' | 'empty') => string
  onPick: (index: number) => void
  onClose: () => void
}

/** Maximum number of options that a list draws without virtual scrolling. */
const longFrom = 100

/** The open list of a select, with its filter field. */
export function SelectList({ anchor, state, filter, note, text, onClose, ...list }: SelectListProps) {
  const { all, shown, isOpen, active, isChosen, setActive } = state
  const isLong = all.length > longFrom
  // Its width does not change with the results either.
  const isWide = isLong || filter
  const List = isLong ? LongListBox : ListBox
  return (
    <Floating
      anchor={anchor}
      open={isOpen}
      onClose={onClose}
      matchWidth
      className="eb-select__popup"
      part="popup"
    >
      {filter && <FilterField {...list} state={state} label={text('filter')} />}
      {shown.length ? (
        <List
          {...list}
          className={isWide ? 'eb-select__list--long' : ''}
          part="list"
          options={shown}
          active={active}
          isSelected={isChosen}
          onPoint={setActive}
        />
      ) : (
        <p className="eb-select__none" role="status" id={list.id}>
          {note || text(all.length ? 'none' : 'empty')}
        </p>
      )}
      {note && shown.length > 0 && (
        <p className="eb-select__none" role="status">
          {note}
        </p>
      )}
    </Floating>
  )
}

interface FilterFieldProps {
  id: string
  label: string
  state: SelectState
}

/** Filters options by a part of their text; during a composition (IME) at its end. */
function FilterField({ id, label, state: { active, find } }: FilterFieldProps) {
  return (
    <input
      className="eb-select__filter"
      part="filter"
      data-autofocus=""
      form=""
      autoComplete="off"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={id}
      aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
      placeholder={label}
      onInput={(event) => {
        const { isComposing } = (event.nativeEvent ?? event) as InputEvent
        if (!isComposing) find(event.currentTarget.value)
      }}
      onCompositionEnd={(event) => find(event.currentTarget.value)}
    />
  )
}
