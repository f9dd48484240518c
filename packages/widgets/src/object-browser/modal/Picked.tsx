import type { FileEntry } from '@ebkit/core/files'
import { isAcceptedType } from '@ebkit/rules/files'
import { useMemo, useRef } from 'react'
import { useStrings } from '../../environment'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import { openingFolders } from '../../files/modal/openingFolders'
import { PickDialog } from '../../files/modal/PickDialog'
import { useStore } from '../../store/useStore'
import type { ObjectOpening, ObjectPicking } from '../ObjectBrowser'
import { Panel } from '../Panel'
import type { ObjectBrowserProps } from '../props'
import { useObjectBrowser } from '../useObjectBrowser'
import { strings } from './strings'

interface PickedProps {
  props: ObjectBrowserProps
  opening: ObjectOpening
  picking: ObjectPicking
}

/** A dialog in which files are chosen for the page. Folders are gone through. */
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
  const shown = useMemo(() => openingFolders(model, (folder) => void model.openFolder(folder)), [model])
  const ids = useStore(model.selection.$ids)
  const confirm = () => {
    const { entries } = model.$listing.get()
    if (ids.size > 0) opening.confirm(entries.filter(({ id }) => ids.has(id)).map(model.fileOf))
    else model.removable([]) // which says that nothing is chosen
  }
  return (
    <PickDialog
      {...{ heading, opening }}
      count={ids.size}
      most={single ? undefined : max}
      onConfirm={confirm}
    >
      <Panel
        model={shown}
        props={settings}
        files={files}
        blocked={blocked}
        onPick={(file) => {
          if (!canSelect(file)) return
          if (single) opening.confirm([model.fileOf(file)])
          else model.selection.toggle(file.id)
        }}
      />
    </PickDialog>
  )
}
