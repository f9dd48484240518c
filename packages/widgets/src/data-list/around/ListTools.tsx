import type { List, ListColumn, ListDensity, ListState } from '@ebkit/core'
import { Button, Icon, MenuButton, rotateCwIcon, rows3Icon, SearchField, useStyles } from '@ebkit/ui'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import type { ListAction } from '../props'
import { textOf } from '../textOf'
import css from './Around.css'
import { aroundStrings } from './strings'

interface ListToolsProps {
  list: List
  state: ListState
  columns: readonly ListColumn[]
  toolbar: readonly ListAction[]
  density: ListDensity
  onDensity: (density: ListDensity) => void
  onToolbarAction: (name: string) => void
  locale: string
  /** Filters. */
  children: ReactNode
  /** Further tools. */
  tools?: ReactNode
}

const densities = ['compact', 'standard', 'comfortable'] as const

/** Search, filters and tools above the rows. */
export function ListTools(props: ListToolsProps) {
  const { list, state, columns, toolbar, density, locale } = props
  const text = useStrings(aroundStrings)
  const element = useStyles<HTMLDivElement>(css)
  const searched = columns.filter(({ searchable }) => searchable)
  const names = searched.map(({ header, name }) => textOf(header, locale) || name).join(text('comma'))
  const label = text('searchIn', { names })
  return (
    <div ref={element} className="eb-data-list__tools" part="toolbar">
      {searched.length > 0 && (
        <SearchField
          className="eb-data-list__search"
          value={state.typed}
          onChange={list.setSearch}
          onEnter={() => void list.searchNow()}
          label={label}
          placeholder={label}
          clearLabel={text('clear')}
        />
      )}
      {props.children}
      <div className="eb-data-list__end">
        {props.tools}
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
          onChoose={(one) => props.onDensity(one as ListDensity)}
        />
        <Button kind="icon" label={text('refresh')} onClick={() => void list.reload()}>
          <Icon path={rotateCwIcon} />
        </Button>
        {toolbar.map(({ name, label, tone }) => (
          <Button
            key={name}
            kind={tone === 'primary' ? 'primary' : 'default'}
            onClick={() => props.onToolbarAction(name)}
          >
            {textOf(label, locale) || name}
          </Button>
        ))}
      </div>
    </div>
  )
}
