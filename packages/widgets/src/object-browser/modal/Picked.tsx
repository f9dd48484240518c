import type { FileEntry } from '@ebkit/core/files'
import { isAcceptedType } from '@ebkit/rules/files'
import { useRef } from 'react'
import { useStrings } from '../../environment'
import { PickedFiles } from '../../file-manager/modal/PickedFiles'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import { Panel } from '../../objects/Panel'
import type { ObjectBrowserProps } from '../../objects/props'
import { useObjectBrowser } from '../../objects/useObjectBrowser'
import type { ObjectOpening, ObjectPicking } from './ObjectOpening'
import { strings } from './strings'

interface PickedProps {
  props: ObjectBrowserProps
  opening: ObjectOpening
  picking: ObjectPicking
}

/** A dialog that chooses files for the page. Folders can be opened but not chosen. */
export function Picked({ props, opening, picking }: PickedProps) {
  const { space = props.space, folder = props.folder, ...choice } = picking.options
  const { accept = props.accept, max = props.max, single = props.single, heading } = choice
  const { view, sort, nameCheck, maxSize, onError, onUpload } = props
  const settings: ObjectBrowserProps = {
    ...{ space, folder, accept, max, single },
    ...{ view, sort, nameCheck: !!nameCheck, maxSize, onError },
    ...(onUpload && { onUpload }),
  }
  const text = useStrings(strings)
  const files = useRef<FileListingHandle>(null)
  const blocked = ({ isFolder, name }: FileEntry) =>
    isFolder || isAcceptedType({ name, type: '' }, accept) ? undefined : text('wrongType')
  const canSelect = (entry: FileEntry) => !entry.isFolder && !blocked(entry)
  const model = useObjectBrowser(settings, canSelect)
  const choose = (chosen: FileEntry[]) => {
    if (chosen.length > 0) opening.confirm(chosen.map(model.fileOf))
    else model.removable([]) // which says that nothing is selected
  }
  return (
    <PickedFiles {...{ model, heading, opening, single }} most={single ? undefined : max} onChosen={choose}>
      {(shown, onPick) => (
        <Panel
          {...{ model: shown, files, blocked }}
          props={settings}
          onPick={(file) => canSelect(file) && onPick(file)}
        />
      )}
    </PickedFiles>
  )
}
