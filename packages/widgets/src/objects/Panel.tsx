import { type ObjectBrowser, suggestedFolder } from '@ebkit/core/object-browser'
import { Panel as ManagerPanel } from '../file-manager/Panel'
import type { Face, PanelProps } from '../file-manager/panelProps'
import { Spaces } from '../file-manager/side/Spaces'
import type { ObjectBrowserProps } from './props'

const face: Face = {
  className: 'eb-manager--spaces',
  Side: Spaces,
  words: {
    public: 'publicFiles',
    personal: 'myFiles',
    upload: 'uploadFile',
    edit: 'edit',
    done: 'leaveEdit',
    loading: 'loadingObjects',
  },
  // The store's limit is in bytes of the whole key.
  newFolder: { suggested: suggestedFolder, maxLength: 100, isFree: true },
  upload: { takesFolders: true, hasRules: true },
}

interface ObjectPanelProps extends Omit<PanelProps, 'face' | 'model' | 'props'> {
  model: ObjectBrowser
  props: ObjectBrowserProps
}

/** The file manager on the object store. @spec W-FMA-1 */
export function Panel({ model, props, ...rest }: ObjectPanelProps) {
  const { onBeforeOpen, onOpen } = props
  const given = {
    ...props,
    onBeforeOpen: ({ file }) => onBeforeOpen?.({ file: model.fileOf(file) }),
    onOpen: ({ file }) => onOpen?.({ file: model.fileOf(file) }),
  } satisfies PanelProps['props']
  return <ManagerPanel {...rest} model={model} props={given} face={face} />
}
