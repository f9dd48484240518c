import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../Panel'
import { useUploading } from './later'
import { strings } from './strings'

/** What is being uploaded, under the files. */
export function Foot({ model, props, verbs, files }: FramePart) {
  const text = useStrings(strings)
  const hasUploads = !!useStore(model.$uploads)
  const { Dock } = useUploading(hasUploads, text('missing'), props.onError)
  if (!Dock || verbs.asking?.about === 'upload') return null
  return <Dock model={model} verbs={verbs} files={files} />
}
