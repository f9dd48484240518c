import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import type { DrawerList } from '@ebkit/domain'
import { useStyles } from '@ebkit/ui/styles'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'
import { listPlaceOf } from './listPlace'
import { listStrings } from './strings'
import css from './ToolbarCount.css'

export interface ToolbarCountProps {
  open: OpenPage
  page: { readonly drawers?: readonly DrawerList[] | undefined }
  resources: ConsolePage['resources']
  /** Address of the button, which opens a list over the page. */
  address: string
  /** Which of its rows are counted. */
  condition: string
}

/** The number of rows behind a toolbar button, if there are any. Counts again when the page's address changes. */
export function ToolbarCount({ open, page, resources, address, condition }: ToolbarCountProps) {
  const { http } = useEnvironment()
  const text = useStrings(listStrings)
  const root = useStyles<HTMLSpanElement>(css)
  const [count, setCount] = useState(0)
  const { dialog } = listPlaceOf(address)
  const drawer = page.drawers?.find(({ name }) => name === dialog)
  const resource = resources[drawer?.resource ?? '']?.resource
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing a list over the page changes its address
  useEffect(() => {
    if (!resource) return
    const stop = new AbortController()
    createRowService(http)
      .count(resource, condition, stop.signal)
      .then(setCount, (error) => {
        if (!stop.signal.aborted) console.warn('[ebkit] The rows behind a button were not counted', error)
      })
    return () => stop.abort()
  }, [http, resource, condition, open.query])
  if (!count) return null
  return (
    <span ref={root} className="eb-toolbar-count">
      <span className="eb-visually-hidden">{text('waiting')}</span>
      {count}
    </span>
  )
}
