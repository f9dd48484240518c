import type { ListRow } from '@ebkit/core/list'
import { Icon } from '@ebkit/ui/icon'
import { ellipsisIcon } from '@ebkit/ui/icons'
import type { ReactNode } from 'react'
import { actionsFor, mostWords } from './actionsFor'
import type { ListAction } from './props'
import { RefusedWord } from './RefusedWord'
import type { Text } from './strings'
import { textInLocale } from './textInLocale'

interface ActionCellsProps {
  text: Text
  locale: string
  onAction: (action: ListAction, row: ListRow) => void
  onMore: (button: HTMLElement, row: ListRow) => void
}

/** The actions of a row. Not a component: a page has many. */
export function actionCells(
  row: ListRow,
  actions: readonly ListAction[],
  props: ActionCellsProps,
): ReactNode {
  const { text, locale, onAction, onMore } = props
  const fitting = actionsFor(row, actions)
  return (
    <span className="eb-data-list__actions">
      {fitting.slice(0, mostWords).map((action) => {
        const reason = action.refusal?.(row)
        const word = (
          <button
            key={action.name}
            type="button"
            tabIndex={-1}
            aria-disabled={reason ? true : undefined}
            className={`eb-data-list__link eb-data-list__action${action.tone === 'danger' ? ' eb-data-list__link--danger' : ''}`}
            onClick={() => reason || onAction(action, row)}
          >
            {textInLocale(action.label, locale) || action.name}
          </button>
        )
        return reason ? (
          <RefusedWord key={action.name} reason={reason}>
            {word}
          </RefusedWord>
        ) : (
          word
        )
      })}
      {fitting.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={`eb-data-list__more eb-touch${fitting.length > mostWords ? '' : ' eb-data-list__more--cards'}`}
          aria-haspopup="menu"
          aria-label={text('more')}
          onClick={(event) => onMore(event.currentTarget, row)}
        >
          <Icon path={ellipsisIcon} />
        </button>
      )}
    </span>
  )
}
