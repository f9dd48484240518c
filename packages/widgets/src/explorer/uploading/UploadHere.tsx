import type { Explorer } from '@ebkit/core/explorer'
import { Button } from '@ebkit/ui/button'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import { UploadDialog } from '../../files/uploading/UploadDialog'
import { useStore } from '../../store/useStore'
import type { FileExplorerProps } from '../props'
import { useFolderName } from '../useFolderName'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'
import { useUploads } from './useUploads'

interface UploadHereProps {
  model: Explorer
  props: FileExplorerProps
  verbs: Verbs
  /** What is on its way. */
  children: ReactNode
}

/**
 * Chooses files for the open folder, and shows how far they are. It may go: then they stand in the dock.
 *
 * @spec W-EXP-6 W-EXP-25
 */
export function UploadHere({ model, props, verbs, children }: UploadHereProps) {
  const text = useStrings(strings)
  const nameOf = useFolderName(model)
  const folder = useStore(model.$folder)
  const name = folder ? nameOf(folder) : ''
  const { isBusy } = useUploads(model)
  const close = () => verbs.ask(undefined)
  return (
    <UploadDialog
      isOpen={verbs.asking?.about === 'upload'}
      title={folder ? text('title', { name }) : text('noFolder')}
      accept={props.accept}
      isOff={!folder}
      invitation={text('drop')}
      buttons={() => (
        <>
          <Button part="cancel" onClick={close}>
            {text(isBusy ? 'behind' : 'cancel')}
          </Button>
          <Button kind="primary" part="ok" busy={isBusy} onClick={close}>
            {text(isBusy ? 'uploading' : 'done')}
          </Button>
        </>
      )}
      onFiles={(files) => verbs.upload(files, folder?.id)}
      onDrop={(dropped) => verbs.drop(dropped, folder?.id)}
      onClose={close}
    >
      {children}
    </UploadDialog>
  )
}
