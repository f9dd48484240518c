import type { ObjectBrowser } from '@ebkit/core/object-browser'
import type { UploadSource, Uploads } from '@ebkit/core/uploads'
import { defaultMaximumSize, formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import { UploadDialog } from '../../files/uploading/UploadDialog'
import { useStore } from '../../store/useStore'
import type { ObjectBrowserProps } from '../props'
import { strings as names } from '../strings'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'

interface UploadHereProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  verbs: Verbs
  uploads: Uploads
  add: (files: readonly UploadSource[]) => void
  /** What is on its way. */
  children: ReactNode
}

/**
 * Chooses files for the open folder, and shows how far they are. It may be closed: then they stand below the files.
 *
 * @spec W-FMA-5
 */
export function UploadHere({ model, props, verbs, uploads, add, children }: UploadHereProps) {
  const { accept, maxSize = defaultMaximumSize } = props
  const text = useStrings(strings)
  const root = useStrings(names)
  const { space, folder } = useStore(model.$place)
  const isBusy = useStore(uploads.$busy)
  const close = () => verbs.ask(undefined)
  const size = maxSize > 0 && formatSize(maxSize).replace('.00', '')
  return (
    <UploadDialog
      isOpen={verbs.asking?.about === 'upload'}
      title={text('uploadTo', { name: folder.split('/').at(-2) || root(space) })}
      accept={accept}
      invitation={text('drop')}
      hint={size ? text('limit', { size }) : text('renamed')}
      buttons={() => (
        <Button kind="primary" part="ok" onClick={close}>
          {text(isBusy ? 'behind' : 'done')}
        </Button>
      )}
      onFiles={add}
      onDrop={verbs.drop}
      onClose={close}
    >
      {children}
    </UploadDialog>
  )
}
