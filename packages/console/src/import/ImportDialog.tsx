import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from '../pages/strings'
import type { CompleteRow } from './completed'
import { Import } from './Import'
import css from './ImportDialog.css'
import { importStrings } from './strings'

export interface ImportDialogProps {
  resource: PageResource
  references: ConsolePage['references']
  /** Names of the fields of the template. Default: those that fit in a cell. */
  columns?: readonly string[]
  /** Provides values that the rows of a file lack. Default: none. */
  complete?: CompleteRow | undefined
  /** Default: derived from the resource. */
  title?: string | undefined
  /** Closes it; with a key, that row is opened. What was sent stays at the gateway. */
  onClose(key?: string): void
}

/** An import above a list. */
export function ImportDialog(props: ImportDialogProps) {
  const { resource, columns = [], onClose } = props
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const common = useStrings(pageStrings)
  const title = props.title ?? text('title', { name: labelText(resource.title, locale) })
  return (
    <div ref={root} className="eb-import-dialog">
      <Dialog
        open
        label={title}
        closeLabel={common('close')}
        onClose={(reason) => reason !== 'backdrop' && onClose()}
      >
        <Import {...props} heading={title} columns={columns} onSee={onClose} />
      </Dialog>
    </div>
  )
}
