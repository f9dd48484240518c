import type { FramePart } from '../panelProps'

/** Dialogs, menus, and the preview beside the files. */
export function Rest(props: FramePart) {
  const { model, verbs, files, isPreviewOpen, onPreview, questions, uploading, preview } = props
  const { asking, ask } = verbs
  const { Dialogs } = questions
  const { UploadHere, Dock } = uploading
  const { PreviewPane, FileDialog } = preview
  return (
    <>
      {isPreviewOpen && PreviewPane && (
        <PreviewPane model={model} verbs={verbs} onClose={() => onPreview(false)} />
      )}
      {Dialogs && <Dialogs model={model} props={props.props} verbs={verbs} />}
      {UploadHere && (
        <UploadHere model={model} props={props.props} verbs={verbs}>
          {Dock && asking?.about === 'upload' && <Dock model={model} verbs={verbs} files={files} />}
        </UploadHere>
      )}
      {FileDialog && (
        <FileDialog
          model={model}
          file={asking?.about === 'file' ? asking.entry : undefined}
          onFile={(entry) => ask({ about: 'file', entry })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
