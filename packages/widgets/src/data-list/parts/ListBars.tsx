import { useState } from 'react'
import { laterPart } from '../../later/laterPart'
import { BulkBar } from './BulkBar'
import type { ExportOpener } from './ExportOpener'
import { ListMessage } from './ListMessage'
import type { ListPartProps } from './ListPartProps'
import { ListTools } from './ListTools'

const [useExporting, fetchExporting] = laterPart(() => import('../exporting/Exporting'))

/** The bars above the rows: tools, actions on selected rows, errors, a running export. */
export function ListBars(props: ListPartProps) {
  const { list, state, ids } = props
  const { exportable, selection } = props.props
  const [opened, setOpened] = useState<{ anchor?: HTMLElement | undefined; isSelection: boolean }>()
  const { Exporting, failure } = useExporting(!!opened)
  const exporting: ExportOpener | undefined = exportable
    ? {
        open: (anchor, isSelection) => setOpened({ anchor, isSelection }),
        prepare: fetchExporting,
      }
    : undefined
  const isBulk = selection === 'multiple' && ids.size > 0
  return (
    <>
      {/* The bar covers the tools, so that rows do not move when it appears and disappears. */}
      <div className={`eb-data-list__above${isBulk ? ' eb-data-list__above--bulk' : ''}`}>
        <ListTools {...props} exporting={exporting} />
        {isBulk && <BulkBar {...props} exporting={exporting} />}
      </div>
      {failure}
      {Exporting && opened && (
        <Exporting {...props} {...opened} onClose={() => setOpened({ isSelection: false })} />
      )}
      {state.status === 'failed' && state.page.rows.length > 0 && (
        <ListMessage list={list} state={state} isBar />
      )}
    </>
  )
}
