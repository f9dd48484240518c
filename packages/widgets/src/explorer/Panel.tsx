import { useMoving } from '../file-manager/moving/useMoving'
import { Panel as ManagerPanel } from '../file-manager/Panel'
import type { Face, PanelProps } from '../file-manager/panelProps'
import { Folders } from '../file-manager/side/Folders'
import { More } from '../file-manager/tools/More'
import { Search } from '../file-manager/tools/Search'

const face: Face = {
  className: 'eb-manager--tree',
  Side: Folders,
  Search,
  More,
  useMoving,
  words: { public: 'allFiles', personal: 'myFiles', upload: 'upload', edit: 'several', done: 'unselect' },
  newFolder: {},
  upload: {},
  hasPreviewPane: true,
}

/** The file manager on the file service. @spec W-EXP-1 */
export const Panel = (props: Omit<PanelProps, 'face'>) => <ManagerPanel {...props} face={face} />
