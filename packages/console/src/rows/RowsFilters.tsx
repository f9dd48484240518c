import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { ListView } from '@ebkit/domain'
import { type Field, labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { slidersHorizontalIcon } from '@ebkit/ui/icons'
import { SearchField } from '@ebkit/ui/search-field'
import { useStyles } from '@ebkit/ui/styles'
import { DateRange } from '@ebkit/widgets/date-range'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { useEffect, useRef, useState } from 'react'
import { ReferenceSelect } from './ReferenceSelect'
import css from './RowsFilters.css'
import { filtersOf, type RowsChoice } from './rowsAddress'
import { rowsStrings } from './strings'

export interface RowsFiltersProps {
  view: Pick<Partial<ListView>, 'filters' | 'dateRange' | 'search'>
  resource: PageResource
  references: ConsolePage['references']
  choice: RowsChoice
  /** The query of the page: its filters can be cleared, those that the page chose itself cannot. */
  query: string
  /** Changes parameters of the address; undefined removes one. */
  onChange(values: Readonly<Record<string, string | undefined>>): void
}

/** Search, filters and days of a page's rows. The choice is in the address. */
export function RowsFilters(props: RowsFiltersProps) {
  const { view, resource, references, choice, query, onChange } = props
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(rowsStrings)
  /** On a phone the filters are behind a button. */
  const [isShown, setShown] = useState(false)
  /** Each clearing starts the search anew: what was typed and not yet sent is cleared too. */
  const [clearings, setClearings] = useState(0)
  const fields = filtersOf(view, resource.fields)
  const { from = '', until = '' } = choice
  if (!fields.length && !view.search?.length && !view.dateRange) return null
  const given = new URLSearchParams(query)
  const names = ['search', 'from', 'until', ...fields.map(({ name }) => name)]
  const chosen = Object.keys(choice.filters).length + (from || until ? 1 : 0)
  return (
    <section ref={root} className="eb-rows-filters" aria-label={text('filters')}>
      {!!view.search?.length && <RowsSearch key={clearings} {...props} names={view.search} />}
      {(fields.length > 0 || view.dateRange) && (
        <Button className="eb-rows-filters__phone" expanded={isShown} onClick={() => setShown(!isShown)}>
          <Icon path={slidersHorizontalIcon} />
          {text('filters')}
          {chosen > 0 && <b>{chosen}</b>}
        </Button>
      )}
      <div className={`eb-rows-filters__fields${isShown ? ' eb-rows-filters__fields--open' : ''}`}>
        {fields.map((field) => (
          <FieldFilter
            key={field.name}
            field={field}
            references={references}
            values={choice.filters[field.name] ?? []}
            onChange={(values) => onChange({ [field.name]: values.join('|') || undefined })}
          />
        ))}
        {view.dateRange && (
          <DateRange
            range={from || until ? { start: from || until, end: until || from } : null}
            label={text('range')}
            onChange={({ value }) => onChange({ from: value?.start, until: value?.end })}
          />
        )}
        {names.some((name) => given.has(name)) && (
          <Button
            kind="text"
            onClick={() => {
              setClearings(clearings + 1)
              onChange(Object.fromEntries(names.map((name) => [name, undefined])))
            }}
          >
            {text('clear')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Delay after typing before a search is requested, in ms. */
const searchDelay = 300

function RowsSearch({ choice, resource, names, onChange }: RowsFiltersProps & { names: readonly string[] }) {
  const { locale } = usePlace()
  const text = useStrings(rowsStrings)
  const [typed, setTyped] = useState(choice.search)
  // other parameters may have changed since the last keystroke
  const newest = useRef(onChange)
  newest.current = onChange
  const labels = names.flatMap((name) => resource.fields.find((field) => field.name === name) ?? [])
  const label = text('search', {
    names: labels.map((one) => labelText(one.label, locale)).join(text('comma')),
  })
  // Back, or a link, may have changed it.
  useEffect(() => setTyped(choice.search), [choice.search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the last keystroke
  useEffect(() => {
    if (typed === choice.search) return
    const timer = setTimeout(() => newest.current({ search: typed || undefined }), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchField
      value={typed}
      label={label}
      placeholder={label}
      clearLabel={text('clearSearch')}
      onChange={setTyped}
      onEnter={() => onChange({ search: typed || undefined })}
    />
  )
}

interface FieldFilterProps {
  field: Field
  references: ConsolePage['references']
  values: readonly string[]
  onChange(values: readonly string[]): void
}

function FieldFilter({ field, references, values, onChange }: FieldFilterProps) {
  const { locale } = usePlace()
  const text = useStrings(rowsStrings)
  const label = labelText(field.label, locale)
  const reference = field.ref === undefined ? undefined : references[field.ref]
  if (field.type === 'ref')
    return reference ? (
      <ReferenceSelect
        reference={reference}
        value={values[0] ?? ''}
        label={label}
        onChange={(value) => onChange(value ? [value] : [])}
      />
    ) : null
  const options = field.options?.map((one) => ({
    value: String(one.value),
    label: labelText(one.label, locale),
  })) ?? [
    { value: 'true', label: text('yes') },
    { value: 'false', label: text('no') },
  ]
  return (
    <Select
      options={options}
      selection={values}
      multiple={field.type !== 'bool'}
      placeholder={label}
      label={label}
      clearable
      onChange={({ value }) => onChange(value)}
    />
  )
}
