import type { FileEntry } from '@ebkit/core/files'
import { Panel } from '../../explorer/Panel'
import { useExplorer } from '../../explorer/useExplorer'
import { type BrowsingProps, LibraryDialog } from './LibraryDialog'
import { settingsOf } from './settings'

/** Folders can be opened, not chosen. */
const isFile = ({ isFolder }: FileEntry) => !isFolder

/** The image library as the file service has it. @spec W-CFG-4 */
export function Browsing(given: BrowsingProps) {
  const settings = settingsOf(given.props)
  const model = useExplorer(settings, isFile)
  return (
    <LibraryDialog {...given} model={model} max={settings.max}>
      {(shown, files, onPick) => <Panel model={shown} props={settings} files={files} onPick={onPick} />}
    </LibraryDialog>
  )
}
