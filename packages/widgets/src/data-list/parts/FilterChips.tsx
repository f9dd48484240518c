import {
  fieldOf,
  isFiltering,
  type List,
  type ListColumn,
  type ListFilter,
  type ListState,
} from '@ebkit/core/list'
import { selections } from '@ebkit/rules/fields'
import { formatCents } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, slidersHorizontalIcon, xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useRef, useState } from 'react'
import { useStrings } from '../../environment'
import { laterPart } from '../../later/laterPart'
import { textInLocale } from '../textInLocale'
import css from './FilterChips.css'
import { type ListPartText, listPartStrings } from './strings'
import { useFoldedFilters } from './useFoldedFilters'

interface FilterChipsProps {
  list: List
  state: ListState
  columns: readonly ListColumn[]
  locale: string
}

const [useEditor, fetchEditor] = laterPart(() => import('./FilterEditor'))
const [useDayFilter, fetchDayFilter] = laterPart(() => import('./DayFilter'))

/** Columns filtered by days have a calendar. */
const hasDays = (column?: ListColumn) => /^date/.test(column?.type ?? '')

/** The filters of a list, one chip each; an active one shows its values. */
export function FilterChips({ list, state, columns, locale }: FilterChipsProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(listPartStrings)
  const [open, setOpen] = useState<string>()
  /** On a phone, behind a button. */
  const [isShown, setShown] = useState(false)
  const anchor = useRef<HTMLElement | null>(null)
  const own = columns.filter(({ filterable }) => filterable)
  const { folded, canFold, isWhole, toggle } = useFoldedFilters(own, state.filters)
  const openColumn = own.find(({ name }) => name === open)
  const isOfDays = hasDays(openColumn)
  const { FilterEditor, failure } = useEditor(!!openColumn && !isOfDays)
  const { DayFilter, failure: daysFailure } = useDayFilter(isOfDays)
  const Editor = isOfDays ? DayFilter : FilterEditor
  const count = own.filter(({ name }) => isFiltering(state.filters[name])).length
  if (!own.length) return null
  return (
    <>
      <Button className="eb-data-list__phone" onClick={() => setShown(!isShown)}>
        <Icon path={slidersHorizontalIcon} />
        {text('filter')}
        {count > 0 && <b>{count}</b>}
      </Button>
      <div ref={root} className={`eb-data-list__filters${isShown ? ' eb-data-list__filters--open' : ''}`}>
        {own.map((column) => {
          const { name } = column
          const filter = state.filters[name]
          const head = textInLocale(column.label, locale)
          const isOn = isFiltering(filter)
          const fetchAhead = hasDays(column) ? fetchDayFilter : fetchEditor
          return (
            <span
              key={name}
              className={`eb-data-list__chip${isOn ? ' eb-data-list__chip--on' : ''}${folded.has(name) ? ' eb-data-list__chip--folded' : ''}`}
            >
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={open === name}
                onPointerEnter={fetchAhead}
                onFocus={fetchAhead}
                onClick={(event) => {
                  anchor.current = event.currentTarget
                  setOpen(open === name ? undefined : name)
                }}
              >
                <span>
                  {isOn
                    ? head +
                      text('colon') +
                      filterText(filter as ListFilter, withNames(column, state), text, locale)
                    : head}
                </span>
                {!isOn && <Icon path={chevronDownIcon} />}
              </button>
              {isOn && (
                <button
                  type="button"
                  aria-label={text('remove', { name: head })}
                  onClick={() => void list.setFilter(name)}
                >
                  <Icon path={xIcon} />
                </button>
              )}
            </span>
          )
        })}
        {canFold && (
          <span className="eb-data-list__chip eb-data-list__chip--more">
            <button type="button" aria-expanded={isWhole} onClick={toggle}>
              <Icon path={slidersHorizontalIcon} />
              {text(isWhole ? 'fewerFilters' : 'moreFilters')}
            </button>
          </span>
        )}
      </div>
      {failure ?? daysFailure}
      {Editor && openColumn && (
        <Editor
          key={open}
          {...{ anchor, locale }}
          column={openColumn}
          filter={state.filters[openColumn.name]}
          onFilter={(filter) => void list.setFilter(openColumn.name, filter)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The names of rows that a column is filtered by come from the rows of the list, which refer to them. */
function withNames(column: ListColumn, { page }: ListState): ListColumn {
  if (!column.optionsOf) return column
  const selection = selections[column.type ?? 'string']
  const options = page.rows.flatMap((row) => {
    const names = [fieldOf(row.referenceLabels, column.name) ?? []].flat()
    const items = [fieldOf(row, column.name) ?? []].flat()
    const keys = selection ? items.map((item) => Object(item)[selection.key]) : items
    return keys.map((value, index) => ({ value: `${value}`, label: { zh: `${names[index] ?? value}` } }))
  })
  return { ...column, options }
}

/** The values of a filter, as text. */
function filterText(
  { is, from, to }: ListFilter,
  column: ListColumn,
  text: ListPartText,
  locale: string,
): string {
  const { options, type } = column
  if (!is?.length) {
    const [start, end] = [from, to].map((one) => endText(one, type))
    if (start && end) return start === end ? start : text('range', { start, end })
    if (hasDays(column)) return start ? text('since', { start }) : text('until', { end })
    return start ? `≥ ${start}` : `≤ ${end}`
  }
  const labelOf = (value: unknown) =>
    textInLocale(options?.find((option) => String(option.value) === String(value))?.label, locale) ||
    // it is a text in an address
    (type === 'bool' ? text(String(value) === 'true' ? 'yes' : 'no') : String(value))
  const words = is.map(labelOf)
  return words.length > 2
    ? text('andMore', { first: words[0], count: words.length })
    : words.join(text('comma'))
}

function endText(end: string | number | undefined, type: string | undefined): string {
  if (end == null || end === '') return ''
  if (type === 'money') return formatCents(Number(end))
  return type === 'datetime' ? String(end).slice(0, 10) : String(end)
}
