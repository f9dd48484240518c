import { type ResourceOptions, readRows } from '@ebkit/core/form'
import type { ListFilter } from '@ebkit/core/list'
import { labelText, type Option } from '@ebkit/rules/fields'
import { Checkbox } from '@ebkit/ui/checkbox'
import { SearchField } from '@ebkit/ui/search-field'
import { useEffect, useState } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../../environment'
import { FilterChoices } from './FilterChoices'
import { listPartStrings } from './strings'

type Chosen = NonNullable<ListFilter['is']>

interface RowChoicesProps {
  source: ResourceOptions
  chosen: Chosen
  /** Heading of the column. */
  label: string
  locale: string
  onChange(chosen: Chosen): void
}

/** Rows that a column is filtered by, with a search for further ones. Chosen rows stay above the results. */
export function RowChoices({ source, chosen, label, locale, onChange }: RowChoicesProps) {
  const text = useStrings(listPartStrings)
  const describe = useDescribeError()
  const [search, setSearch] = useState('')
  const { options, isMore, error } = useRows(source, search, chosen)
  const isChosen = (value: Option['value']) => chosen.some((one) => String(one) === String(value))
  return (
    <>
      {(isMore || search) && (
        <SearchField
          value={search}
          onChange={setSearch}
          label={text('searchIn', { names: label })}
          clearLabel={text('clear')}
        />
      )}
      {error !== undefined && <p role="alert">{describe(error)}</p>}
      <FilterChoices isLoading={!options && error === undefined}>
        {options?.map((option) => (
          <Checkbox
            key={String(option.value)}
            checked={isChosen(option.value)}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? [...chosen, option.value]
                  : chosen.filter((one) => String(one) !== String(option.value)),
              )
            }
          >
            {labelText(option.label, locale)}
          </Checkbox>
        ))}
        {options?.length === 0 && text('noneFound')}
      </FilterChoices>
    </>
  )
}

interface Rows {
  readonly options?: readonly Option[]
  readonly isMore?: boolean
  readonly error?: unknown
}

/** The rows that a search finds, after those that were chosen when it opened. */
function useRows(source: ResourceOptions, search: string, chosen: Chosen): Rows {
  const { http } = useEnvironment()
  const [rows, setRows] = useState<Rows>({})
  const [first] = useState(() => chosen.map(String))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const before = first.length && !search ? readRows(http, source, { keys: first, signal }) : { options: [] }
    Promise.all([before, readRows(http, source, { search, signal })]).then(
      ([kept, found]) => {
        const others = found.options.filter(({ value }) => !kept.options.some((one) => one.value === value))
        setRows({ options: [...kept.options, ...others], isMore: found.isMore })
      },
      (error: unknown) => {
        if (!signal.aborted) setRows({ error })
      },
    )
    return () => stop.abort()
  }, [http, source, search, first])
  return rows
}
