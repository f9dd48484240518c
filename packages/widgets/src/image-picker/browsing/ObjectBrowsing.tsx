import type { FileEntry } from '@ebkit/core/files'
import { isAcceptedType } from '@ebkit/rules/files'
import { useStrings } from '../../environment'
import { Panel } from '../../objects/Panel'
import { useObjectBrowser } from '../../objects/useObjectBrowser'
import { anyPicture } from '../checkImages'
import { type BrowsingProps, LibraryDialog } from './LibraryDialog'
import { objectSettingsOf } from './settings'
import { strings } from './strings'

/** The image library as the object store has it, in hotels without the new file manager. @spec W-CFG-4 */
export function ObjectBrowsing(given: BrowsingProps) {
  const settings = objectSettingsOf(given.props)
  const text = useStrings(strings)
  const blocked = ({ isFolder, name }: FileEntry) =>
    isFolder || isAcceptedType({ name, type: '' }, anyPicture) ? undefined : text('noPicture')
  const canSelect = (entry: FileEntry) => !entry.isFolder && !blocked(entry)
  const model = useObjectBrowser(settings, canSelect)
  return (
    <LibraryDialog {...given} model={model} max={settings.max}>
      {(shown, files, onPick) => (
        <Panel
          {...{ model: shown, files, blocked }}
          props={settings}
          onPick={(file) => canSelect(file) && onPick(file)}
        />
      )}
    </LibraryDialog>
  )
}
