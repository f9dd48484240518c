import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { ListBox } from '@ebkit/ui/list-box'
import { Floating } from '@ebkit/ui/popover'
import type { ReactNode, RefObject } from 'react'
import type { SuggestText } from './strings'
import type { SuggestState } from './useSuggest'

export interface SuggestListProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  state: SuggestState
  text: SuggestText
  onPick: (index: number) => void
  onRetry: () => void
  /** The text field, if it must be inside. */
  children?: ReactNode
}

/** The list of suggestions, or why there are none. */
export function SuggestList({ id, anchor, state, text, onPick, onRetry, children }: SuggestListProps) {
  const { options, status, isOpen, active, setActive, close } = state
  return (
    <Floating
      anchor={anchor}
      open={isOpen}
      onClose={close}
      matchWidth
      className="eb-suggest__popup"
      part="popup"
    >
      {children}
      {options.length > 0 && (
        <ListBox
          id={id}
          part="list"
          label={text('list')}
          options={options}
          active={active}
          onPoint={setActive}
          onPick={onPick}
        />
      )}
      {status === 'loading' && (
        <p className="eb-suggest__note">
          <span className="eb-suggest__spinner" />
          {text('loading')}
        </p>
      )}
      {status === 'done' && !options.length && <p className="eb-suggest__note">{text('empty')}</p>}
      {status === 'failed' && (
        <p className="eb-suggest__note eb-suggest__note--failed">
          <Icon path={circleAlertIcon} />
          <span>{text('failed')}</span>
          <button type="button" className="eb-suggest__retry" part="retry" onClick={onRetry}>
            {text('retry')}
          </button>
        </p>
      )}
    </Floating>
  )
}
