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
  /** Of the button, which opens a list over the page. */
  address: string
  /** Which of its rows are counted. */
  condition: string
}

/** How many rows wait behind a button of a toolbar; nothing where none do. It is counted anew when the page's address changes. */
export function ToolbarCount({ open, page, resources, address, condition }: ToolbarCountProps) {
  const { http } = useEnvironment()
  const text = useStrings(listStrings)
  const root = useStyles<HTMLSpanElement>(css)
  const [count, setCount] = useState(0)
  const { dialog } = listPlaceOf(address)
  const drawer = page.drawers?.find(({ name }) => name === dialog)
  const resource = resources[drawer?.resource ?? '']?.resource
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done over the page is done when its address changes
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
