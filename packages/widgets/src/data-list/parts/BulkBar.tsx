import { formatNumber } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon } from '@ebkit/ui/icons'
import { useRef } from 'react'
import { useStrings } from '../../environment'
import { textInLocale } from '../textInLocale'
import { BulkActionButtons, BulkActionMenu } from './BulkActions'
import type { ExportOpener } from './ExportOpener'
import { hiddenSelection } from './hiddenSelection'
import { knownOf } from './knownOf'
import type { ListPartProps } from './ListPartProps'
import { listPartStrings } from './strings'
import { useActions } from './useActions'
import { useBulkActions } from './useBulkActions'
import { useSelectAll } from './useSelectAll'

/** The number of selected rows, how many of them are not visible, and the actions on them. */
export function BulkBar(props: ListPartProps & { exporting: ExportOpener | undefined }) {
  const { list, state, ids, locale, exporting } = props
  const text = useStrings(listPartStrings)
  const { total } = state.page
  const { selectAll, stop, done } = useSelectAll(list)
  const own = useBulkActions(props, text)
  const toolbar = useActions(props, 'toolbar')
  const act = (chosen: string) => {
    const action = own.find(({ name }) => name === chosen)
    if (!action || action.isOff) return
    props.props.onBulkAction?.({ name: action.name, ...action.selected() })
  }
  const hidden = hiddenSelection(list, state, ids)
  const bar = useRef<HTMLDivElement>(null)
  const clear = () => {
    // The bar disappears with its buttons.
    const grid = bar.current?.closest('.eb-data-list')
    grid?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
    list.selection.clear()
  }
  return (
    <div ref={bar} className="eb-data-list__bulk" part="bulk">
      <span role="status">
        {text('selected', { count: formatNumber(ids.size) })}
        {hidden.count > 0 &&
          text('clause') +
            text(hidden.isElsewhere ? 'notFound' : 'notOnPage', { count: formatNumber(hidden.count) })}
      </span>
      {done !== undefined ? (
        <Button kind="text" onClick={stop}>
          {text('selecting', { done, count: formatNumber(total) })} {text('stop')}
        </Button>
      ) : (
        ids.size < total && (
          <button
            type="button"
            className="eb-data-list__link eb-data-list__wide"
            onClick={() => void selectAll()}
          >
            {text('selectAll', { count: formatNumber(total) })}
          </button>
        )
      )}
      <BulkActionButtons actions={own} onAct={act} />
      {exporting && (
        <button
          type="button"
          className="eb-button eb-button--default eb-data-list__wide"
          aria-haspopup="menu"
          onPointerEnter={exporting.prepare}
          onFocus={exporting.prepare}
          onClick={(event) => exporting.open(event.currentTarget, true)}
        >
          <Icon path={downloadIcon} />
          {text('export')}
        </button>
      )}
      <BulkActionMenu actions={own} onAct={act} />
      {toolbar.actions
        .filter((action) => action.when !== undefined && toolbar.fits(action, knownOf(props)))
        .map(({ name, label }) => (
          <Button
            key={`toolbar ${name}`}
            className="eb-data-list__wide"
            onClick={() => props.props.onToolbarAction?.({ name })}
          >
            {textInLocale(label, locale) || name}
          </Button>
        ))}
      <Button kind="text" onClick={clear}>
        {text('clearSelection')}
      </Button>
    </div>
  )
}
