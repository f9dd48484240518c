import { laterPart } from '../later/laterPart'
import type { DataListProps } from './props'
import { RowList } from './RowList'

const [useDefined] = laterPart(() => import('./defined/DefinedList'))

/**
 * The list of a back-office page: search, filters, sorted columns, selection across pages, actions, pages. Without
 * `columns`, the gateway's definition of the resource provides columns and actions.
 * @spec W-LIST-1
 * @example
 * ```tsx
 * import { DataList } from '@ebkit/widgets/data-list'
 *
 * export function Printers({ onOpen }: { onOpen(key: string): void }) {
 *   return <DataList resource="merchant-api/printer" pageSize={20} onOpen={({ key }) => onOpen(key)} />
 * }
 * ```
 */
export function DataList(props: DataListProps) {
  const isDefined = !!props.resource && !props.columns && props.source === undefined
  const { DefinedList, failure } = useDefined(isDefined)
  if (!isDefined) return <RowList {...props} />
  // biome-ignore lint/complexity/noUselessFragments: with the types of React 18 a component returns an element
  return DefinedList ? <DefinedList {...props} /> : <>{failure}</>
}
