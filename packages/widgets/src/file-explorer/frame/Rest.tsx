import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../Panel'
import { usePreview, useUploading, useWorking } from './later'
import { strings } from './strings'

/** Dialogs, menus, and the preview beside the files. */
export function Rest({ model, props, verbs, files, isPreviewOpen, onPreview }: FramePart) {
  const text = useStrings(strings)
  const { asking, ask } = verbs
  const { status } = useStore(model.$listing)
  const missing = text('missing')
  const shown = asking?.about === 'file' ? asking.entry : undefined
  const isUploading = asking?.about === 'upload'
  // What failed is told by the head.
  const { Dialogs } = useWorking(status === 'ready' || !!asking, missing)
  const { UploadHere, Dock } = useUploading(isUploading, missing)
  const { PreviewPane, FileDialog } = usePreview(isPreviewOpen || !!shown, missing)
  return (
    <>
      {isPreviewOpen && PreviewPane && (
        <PreviewPane model={model} verbs={verbs} onClose={() => onPreview(false)} />
      )}
      {Dialogs && <Dialogs model={model} props={props} verbs={verbs} />}
      {UploadHere && (
        <UploadHere model={model} props={props} verbs={verbs}>
          {Dock && isUploading && <Dock model={model} verbs={verbs} files={files} />}
        </UploadHere>
      )}
      {FileDialog && (
        <FileDialog
          model={model}
          file={shown}
          onFile={(entry) => ask({ about: 'file', entry })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
