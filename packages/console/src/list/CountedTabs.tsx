import { conditionOf } from '@ebkit/core/list'
import { useFigures } from '../figures/useFigures'
import { StateTabs, type StateTabsProps } from './StateTabs'

export interface CountedTabsProps extends Omit<StateTabsProps, 'countOf'> {
  /** The page's route, as the table has it. */
  route: string
  where: string
  search: string
  /** Of the page's address. */
  parameters: Readonly<Record<string, string>>
  /** Grows when rows have changed. */
  changes: number
}

/** Tabs that show how many rows each has, of those that match the search and the other filters. */
export function CountedTabs({ route, where, search, parameters, changes, ...props }: CountedTabsProps) {
  const by = props.field?.name ?? ''
  const { [by]: _, ...others } = props.filters
  const given = new URLSearchParams(parameters).toString()
  const filter = conditionOf(others, where)
  const { figures } = useFigures({ route, period: 'all', by, filter, search, parameters: given }, changes)
  const rows = figures?.sets[0]?.rows
  const countOf = (value: string | undefined) => {
    const own = rows?.filter(({ keys }) => value === undefined || String(keys[0]) === value)
    return own?.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  }
  return <StateTabs {...props} countOf={countOf} />
}
