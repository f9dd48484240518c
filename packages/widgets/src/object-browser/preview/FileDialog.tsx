import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '../../environment'
import { FilePreview } from '../../file-preview'
import { useLast } from '../../files/dialogs/useLast'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'

/** A file, looked at. */
export function FileDialog({ verbs: { asking, ask } }: { verbs: Verbs }) {
  const text = useStrings(strings)
  const file = asking?.about === 'file' ? asking.entry : undefined
  const { name = '', url, size, isPrivate } = useLast(file) ?? {}
  return (
    <ModalBox
      open={!!file}
      size="lg"
      label={name}
      heading={name}
      closeLabel={text('close')}
      onClose={() => ask(undefined)}
    >
      {url && <FilePreview src={url} fileName={name} size={size} isPrivate={isPrivate} />}
    </ModalBox>
  )
}
