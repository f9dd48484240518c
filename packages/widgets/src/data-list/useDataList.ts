import { createList, type List, type ListSource, readColumns, readShape, sourceShape } from '@ebkit/core/list'
import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { useStore } from '../store/useStore'
import { followAddress } from './addressing'
import { errorOf } from './errorOf'
import type { DataListProps } from './props'

const none: ListSource = []

/** The address of a resource's endpoint: `merchant-api/printer` is at `merchant-api/eb/printer/list`. */
export const resourceUrl = (resource: string, verb: string): string =>
  `${resource.replace(/^\/?([^/]+)\//, '$1/eb/')}/${verb}`

/** The model of a list, at work while it is mounted, and its methods. */
export function useDataList(props: DataListProps, element: RefObject<HTMLElement | null>) {
  const environment = useEnvironment()
  const { http, session, reportError } = environment
  const describe = useDescribeError()
  const { onError = reportError } = props

  const tell = (message: string) => onError({ code: 'invalid-configuration', message })
  const told = useRef(tell)
  told.current = tell
  const columns = useMemo(
    () => readColumns(props.columns, (problem) => later(() => told.current(problem))),
    [props.columns],
  )
  const source = useMemo(
    () => sourceOf(props.source, props.resource, (problem) => later(() => told.current(problem))),
    [props.source, props.resource],
  )

  const newest = useRef({ props, columns, source, onError, describe })
  newest.current = { props, columns, source, onError, describe }
  const list = useMemo<List>(
    () =>
      createList({ http, session }, () => {
        const { props, columns, source, onError, describe } = newest.current
        const [, name, direction] = /^(.+) (asc|desc)$/.exec(props.sort ?? '') ?? []
        return {
          columns,
          source: source ?? none,
          rowKey: props.rowKey,
          pageSize: props.pageSize,
          sort: name ? { name, direction: direction as 'asc' } : undefined,
          filters: props.filters,
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
  useWork(list, newest, source)

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
    tell: (problem: string) => later(() => told.current(problem)),
  }
}

interface Newest {
  props: DataListProps
}

function useWork(list: List, newest: RefObject<Newest>, source: ListSource | undefined): void {
  useLayoutEffect(() => {
    const { address } = newest.current.props
    const stops = [
      // What the address says comes before the first page.
      ...(address ? [followAddress(list, address)] : []),
      list.start(),
      list.selection.$ids.listen((ids) =>
        newest.current.props.onSelect?.({ keys: [...ids], rows: list.selectedRows() }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [list, newest])
  const known = useRef(source)
  useLayoutEffect(() => {
    if (known.current !== source) void list.moveTo({})
    known.current = source
  }, [list, source])
}

function sourceOf(
  given: ListSource | undefined,
  resource: string | undefined,
  tell: (problem: string) => void,
): ListSource | undefined {
  if (given === undefined)
    return resource
      ? { url: resourceUrl(resource, 'list'), method: 'POST', filterName: 'filter', dropEmpty: true }
      : undefined
  if (typeof given === 'function' || Array.isArray(given)) return given
  const read = readShape(given, sourceShape, 'source', tell)
  if (read.url) return read as unknown as ListSource
  tell('source has no url and is neither a function nor a list')
  return undefined
}

/** After the rendering: whoever hears of it may render anew. */
const later = (task: () => void) => queueMicrotask(task)
