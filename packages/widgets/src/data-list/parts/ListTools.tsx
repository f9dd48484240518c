import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { bookmarkIcon, columns3Icon, downloadIcon, rotateCwIcon, rows3Icon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { PanelButton } from '@ebkit/ui/panel-button'
import { SearchField } from '@ebkit/ui/search-field'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../../environment'
import { laterPart } from '../../later/laterPart'
import { textInLocale } from '../textInLocale'
import type { ExportOpener } from './ExportOpener'
import { FilterChips } from './FilterChips'
import { knownOf } from './knownOf'
import type { ListPartProps } from './ListPartProps'
import css from './ListParts.css'
import { listPartStrings } from './strings'
import { useActions } from './useActions'

const densities = ['compact', 'standard', 'comfortable'] as const

const columnsPanel = laterPart(() => import('../columns/ColumnsPanel'))
const viewsPanel = laterPart(() => import('../views/ViewsPanel'))

/** Search, filters and tools above the rows. */
export function ListTools(props: ListPartProps & { exporting: ExportOpener | undefined }) {
  const { list, state, columns, density, locale, exporting, keep } = props
  const text = useStrings(listPartStrings)
  const element = useStyles<HTMLDivElement>(css)
  const { actions, fits } = useActions(props, 'toolbar')
  const searched = columns.filter(({ searchable }) => searchable)
  const names = searched.map(({ label }) => textInLocale(label, locale)).join(text('comma'))
  const label = text('searchIn', { names })
  const isFilterable = searched.length > 0 || columns.some(({ filterable }) => filterable)
  const known = knownOf(props)
  return (
    <div ref={element} className="eb-data-list__tools" part="toolbar">
      {searched.length > 0 && (
        <SearchField
          className="eb-data-list__search"
          value={state.typed}
          onChange={list.setSearch}
          onEnter={() => void list.searchNow()}
          onDown={() => firstCellBelow(element.current)?.focus()}
          label={label}
          placeholder={label}
          clearLabel={text('clear')}
        />
      )}
      <FilterChips list={list} state={state} columns={columns} locale={locale} />
      <div className="eb-data-list__end">
        {isFilterable && props.props.remember && (
          <PanelButton isWorded label={text('views')} icon={bookmarkIcon} part={viewsPanel}>
            {({ ViewsPanel }, onClose) => ViewsPanel && <ViewsPanel {...props} onClose={onClose} />}
          </PanelButton>
        )}
        <MenuButton
          className="eb-data-list__wide"
          label={text('density')}
          icon={rows3Icon}
          iconOnly
          placement="bottom-end"
          items={densities.map((one) => ({
            id: one,
            label: text(one),
            checked: one === density,
            isRadio: true,
          }))}
          onChoose={(one) => keep({ density: one as (typeof densities)[number] })}
        />
        <PanelButton
          className="eb-data-list__wide"
          label={text('columns')}
          icon={columns3Icon}
          part={columnsPanel}
        >
          {({ ColumnsPanel }) => ColumnsPanel && <ColumnsPanel {...props} />}
        </PanelButton>
        <Button kind="icon" label={text('refresh')} onClick={() => void list.reload()}>
          <Icon path={rotateCwIcon} />
        </Button>
        {exporting && (
          <button
            type="button"
            className="eb-button eb-button--default"
            aria-label={text('export')}
            title={text('export')}
            aria-haspopup="menu"
            onPointerEnter={exporting.prepare}
            onFocus={exporting.prepare}
            onClick={(event) => exporting.open(event.currentTarget, false)}
          >
            <Icon path={downloadIcon} />
            <span className="eb-data-list__word">{text('export')}</span>
          </button>
        )}
        {actions
          .filter((action) => fits(action, known))
          .map(({ name, label, tone }) => (
            <Button
              key={name}
              kind={tone === 'primary' ? 'primary' : 'default'}
              onClick={() => props.props.onToolbarAction?.({ name })}
            >
              {textInLocale(label, locale) || name}
            </Button>
          ))}
      </div>
    </div>
  )
}

/** The first cell of the rows below the tools, or its control. */
function firstCellBelow(tools: HTMLElement | null): HTMLElement | null | undefined {
  const cell = tools?.closest('.eb-data-list')?.querySelector<HTMLElement>('[data-row="0"] > [aria-colindex]')
  return cell?.querySelector<HTMLElement>('input, a[href], button') ?? cell
}
