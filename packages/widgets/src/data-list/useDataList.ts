import { readShape } from '@ebkit/core/configuration'
import {
  createList,
  type List,
  type ListColumn,
  type ListSource,
  readColumns,
  sourceShape,
} from '@ebkit/core/list'
import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { type PageAddress, useDescribeError, useEnvironment, windowAddress } from '../environment'
import { useStore } from '../store/useStore'
import { followAddress, placeOfAddress } from './addressing'
import { errorOf } from './errorOf'
import { changedPlace, type InitialPlace, initialPlace } from './initialPlace'
import type { DataListProps } from './props'

const none: ListSource = []

/** The address of a resource's endpoint: `merchant-api/printer` is at `merchant-api/eb/printer/list`. */
export const resourceUrl = (resource: string, verb: string): string =>
  `${resource.replace(/^\/?([^/]+)\//, '$1/eb/')}/${verb}`

/**
 * The model of a list, running while it is mounted, and its methods.
 * @param remembered rows of a page that the person chose
 */
export function useDataList(
  props: DataListProps,
  element: RefObject<HTMLElement | null>,
  remembered: number | undefined,
) {
  const environment = useEnvironment()
  const { http, session, reportError, address = windowAddress } = environment
  const describe = useDescribeError()
  const { onError = reportError } = props

  const tell = (message: string) => {
    session.report('configuration-invalid', `eb-data-list: ${message}`)
    onError({ code: 'invalid-configuration', message })
  }
  const latestTell = useRef(tell)
  latestTell.current = tell
  const columns = useMemo(
    () => readColumns(props.columns, (problem) => later(() => latestTell.current(problem))),
    [props.columns],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source only where one of these is another
  const source = useMemo(
    () => sourceOf(props, totalNames(props, columns), (problem) => later(() => latestTell.current(problem))),
    [props.source, props.resource, props.where, totalNames(props, columns)],
  )

  const places = { usual: initialPlace(props), initial: initialPlace(props, remembered) }
  const newest = useRef({ props, columns, source, places, onError, describe })
  newest.current = { props, columns, source, places, onError, describe }
  const list = useMemo<List>(
    () =>
      createList({ http, session }, () => {
        const { props, columns, source, places, onError, describe } = newest.current
        return {
          ...places.initial,
          columns,
          source: source ?? none,
          rowKey: props.rowKey,
          single: props.selection === 'single',
          onLoad(page) {
            const { search, filters, sort } = list.$state.get()
            newest.current.props.onLoad?.({ ...page, search, filters, sort })
          },
          onError: (cause) => onError(errorOf(cause, describe)),
        }
      }),
    [http, session],
  )
  useAddress(list, newest, address)
  useWork(list, newest, address)

  useImperativeHandle(props.handle, () => ({
    reload: () => void list.reload(),
    clearSelection: list.selection.clear,
    focus: () => element.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus(),
    setFilters: (filters) => void list.setFilters(filters),
    replaceRow: list.replaceRow,
  }))
  return {
    list,
    state: useStore(list.$state),
    ids: useStore(list.selection.$ids),
    columns,
    source,
    tell: (problem: string) => later(() => latestTell.current(problem)),
  }
}

interface Newest {
  props: DataListProps
  source: ListSource | undefined
  places: { usual: InitialPlace; initial: InitialPlace }
}

/** Before the list starts to read: the address is applied before the first page. */
function useAddress(list: List, newest: RefObject<Newest>, page: PageAddress): void {
  const { address } = newest.current.props
  useLayoutEffect(
    () => (address ? followAddress(list, page, address, () => newest.current.places) : undefined),
    [list, newest, page, address],
  )
}

function useWork(list: List, newest: RefObject<Newest>, page: PageAddress): void {
  useLayoutEffect(() => {
    const stops = [
      list.start(),
      list.selection.$ids.listen((ids) => newest.current.props.onSelect?.(selectedDetail(list, ids))),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [list, newest])
  const known = useRef(newest.current)
  // After every rendering: options may be set after the list, and all of them together.
  useLayoutEffect(() => {
    const { source, places, props } = newest.current
    const before = known.current
    known.current = newest.current
    const change = changedPlace(before.places.initial, places.initial, list.$state.get())
    const isOther = Object.keys(change).length > 0
    if (isOther && props.address) void list.moveTo(placeOfAddress(page.search(), props.address, places))
    else if (isOther || before.source !== source) void list.moveTo(change)
  })
}

/** The selected rows, listed on demand: there may be 100,000. */
const selectedDetail = (list: List, ids: ReadonlySet<string>) => ({
  get keys() {
    return [...ids]
  },
  get rows() {
    return [...list.selectedRows(ids)]
  },
})

/** Names of the columns whose sums of all rows are requested from the gateway. */
const totalNames = ({ totals }: DataListProps, columns: readonly ListColumn[]): string =>
  totals ? columns.flatMap(({ name, total }) => (total ? [name] : [])).join() : ''

function sourceOf(
  { source: given, resource, where = '' }: DataListProps,
  totals: string,
  tell: (problem: string) => void,
): ListSource | undefined {
  if (given === undefined)
    return resource
      ? {
          ...{
            url: resourceUrl(resource, 'list'),
            method: 'POST',
            filterName: 'filter',
            where,
            dropEmpty: true,
          },
          params: { totals },
        }
      : undefined
  if (typeof given === 'function' || Array.isArray(given)) return given
  const read = readShape(given, sourceShape, 'source', tell)
  if (read.url) return read as unknown as ListSource
  tell('source has no url and is neither a function nor a list')
  return undefined
}

/** After the rendering: a listener may cause another one. */
const later = (task: () => void) => queueMicrotask(task)
