import { defaultMaximumSize, formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { useStrings } from '../../environment'
import { UploadDialog } from '../../files/uploading/UploadDialog'
import { useStore } from '../../store/useStore'
import type { UploadHereProps } from '../panelProps'
import { useFolderName } from '../useFolderName'
import { strings } from './strings'
import { useUploads } from './useUploads'

/**
 * Chooses files for the open folder and shows their progress. After it closes, the dock shows the uploads.
 *
 * @spec W-EXP-6 W-EXP-25 W-FMA-5
 */
export function UploadHere({ model, face, props, verbs, children }: UploadHereProps) {
  const { maxSize = defaultMaximumSize } = props
  const { takesFolders, hasRules } = face.upload
  const text = useStrings(strings)
  const nameOf = useFolderName(model, face)
  const folder = useStore(model.$folder)
  const { isBusy } = useUploads(model)
  const close = () => verbs.ask(undefined)
  const size = formatSize(maxSize).replace('.00', '')
  const rules = maxSize > 0 ? text('limit', { size }) : text('renamed')
  return (
    <UploadDialog
      isOpen={verbs.asking?.about === 'upload'}
      title={folder ? text('title', { name: nameOf(folder) }) : text('noFolder')}
      accept={props.accept}
      isOff={!folder}
      invitation={text(takesFolders ? 'dropFolders' : 'drop')}
      hint={hasRules ? rules : undefined}
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
