import {
  createExport,
  type ExportFormat,
  type ExportRequest,
  type ExportScope,
  exportResource,
  exportRows,
} from '@ebkit/core/list/exporting'
import { formatNumber } from '@ebkit/rules/products'
import { Menu, type MenuItem } from '@ebkit/ui/menu'
import { useEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../../environment'
import { giveFile } from '../../saving'
import { useStore } from '../../store/useStore'
import { errorOf } from '../errorOf'
import { shownColumns } from '../gridColumns'
import type { ListPartProps } from '../parts/ListPartProps'
import { strings } from '../strings'
import { ExportBar } from './ExportBar'
import { exportColumns } from './exportColumns'
import { exportStrings } from './strings'

interface ExportingProps extends ListPartProps {
  /** The pressed button, while the user chooses what to export. */
  anchor?: HTMLElement | undefined
  /** Offers only the selected rows. */
  isSelection: boolean
  onClose: () => void
}

/** The choice of what to export, and the progress of an export. */
export function Exporting(props: ExportingProps) {
  const { anchor, isSelection, onClose, state, ids } = props
  const text = useStrings(exportStrings)
  const work = useListExport(props)
  const counts: Record<ExportScope, number> = {
    all: state.page.total,
    page: state.page.rows.length,
    selection: ids.size,
  }
  const scopes = (isSelection ? (['selection'] as const) : (['all', 'page', 'selection'] as const)).filter(
    (scope) => counts[scope] || scope === 'all',
  )
  const items = (['xlsx', 'csv'] as const).flatMap((format, nth) =>
    scopes.map(
      (scope, index): MenuItem => ({
        id: `${scope} ${format}`,
        label: text(format, { what: text(scope, { count: formatNumber(counts[scope]) }) }),
        separatorBefore: nth > 0 && !index,
      }),
    ),
  )
  return (
    <>
      {anchor && (
        <Menu
          label={text('export')}
          anchor={anchor}
          placement="bottom-end"
          items={items}
          onClose={onClose}
          onChoose={(id) => {
            const [scope, format] = id.split(' ') as [ExportScope, ExportFormat]
            void work.start({ scope, format })
          }}
        />
      )}
      <ExportBar work={work} state={useStore(work.$state)} />
    </>
  )
}

function useListExport(props: ListPartProps) {
  const { session, http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const words = useStrings(exportStrings)
  const text = useStrings(strings)
  const newest = useRef({ props, describe, words, text, reportError })
  newest.current = { props, describe, words, text, reportError }
  const work = useMemo(() => {
    const make = (
      request: ExportRequest,
      signal: AbortSignal,
      tell: Parameters<Parameters<typeof createExport>[0]>[2],
    ) => {
      const { list, columns, memory, locale, props: own } = newest.current.props
      const { words, text } = newest.current
      const shown = shownColumns(columns, memory.columns)
      const [first, ...rest] = shown
      // Text shown below the name is a column of its own.
      const written = [...(first ? [first] : []), ...columns.filter(({ below }) => below), ...rest]
      const title = `${own.label || words('title')}-${timeText(new Date())}`
      const { resource, source, where } = own
      if (resource && source === undefined) {
        const names = written.map(({ name }) => name)
        return exportResource(
          { list, resource, where, columns: names, title, locale, http, session },
          request,
          signal,
          tell,
        )
      }
      const parts = { list, columns: exportColumns(written, { text, locale }), title }
      return exportRows({ ...parts, isLocal: Array.isArray(source) }, request, signal, tell)
    }
    return createExport(make, giveFile, (cause) => {
      const { props, describe, reportError } = newest.current
      ;(props.props.onError ?? reportError)(errorOf(cause, describe))
    })
  }, [session, http])
  useEffect(() => work.cancel, [work])
  return work
}

/** `20261122-2040`, by the user's clock. */
function timeText(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}`
}
