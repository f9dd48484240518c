import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'

/** What is being uploaded, under the files. */
export function Foot({ model, verbs, files, uploading: { Dock } }: FramePart) {
  const hasUploads = !!useStore(model.$uploads)
  if (!Dock || !hasUploads || verbs.asking?.about === 'upload') return null
  return <Dock model={model} verbs={verbs} files={files} />
}
