import { FileExplorer, type FileExplorerProps } from '@ebkit/widgets/file-explorer'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

const areEntries = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one?.id === 'string')

/** `<eb-file-explorer>`: the folders and files of a store, in the page or as a dialog for choosing files. */
export const fileExplorer = defineElement<FileExplorerProps>({
  tag: 'eb-file-explorer',
  component: FileExplorer,
  connection: widgetConnection,
  ownWidth: 960,
  properties: {
    private: flag,
    folderId: text,
    route: text,
    selection: { accepts: areEntries, example: '[{"path":"a/b.jpg","displayName":"b.jpg"}]' },
    view: { type: 'string', values: ['grid', 'list'], default: 'grid' },
    sort: {
      type: 'string',
      values: ['time-desc', 'time-asc', 'name-asc', 'name-desc', 'size-desc', 'size-asc'],
      default: 'time-desc',
    },
    accept: text,
    max: number,
    single: flag,
    maxSize: number,
    maxNameLength: number,
    nameCheck: flag,
    pageSize: number,
    app: text,
    scene: text,
    modal: flag,
    open: flag,
    heading: text,
    label: text,
  },
  events: {
    'eb-select': { prop: 'onSelect', kind: 'action', sets: ({ selection }) => ({ selection }) },
    'eb-before-open': { prop: 'onBeforeOpen', kind: 'before' },
    'eb-open': { prop: 'onOpen', kind: 'action' },
    'eb-upload': { prop: 'onUpload', kind: 'action' },
    'eb-folder-change': { prop: 'onFolderChange', kind: 'action', sets: ({ folderId }) => ({ folderId }) },
    'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  },
  methods: ['show', 'hide', 'focus', 'reload', 'pick'],
})

/** Texts of its reference page. */
export const fileExplorerReference: ElementReference = {
  summary:
    'Folders and files of a store: browse, search, upload, move, rename, delete; chooses files in a dialog.',
  parts: {
    tree: 'The folders, on the left.',
    'tree-row': 'One folder of them.',
    toolbar: 'Breadcrumb, search and buttons.',
    'path-link': 'A folder in the breadcrumb.',
    'sort-menu': 'The button of the order.',
    'grid-view': 'The button that shows the files as tiles.',
    'list-view': 'The button that shows the files as a list.',
    edit: 'The button that starts edit mode.',
    preview: 'The button that shows a file beside the files.',
    refresh: 'The button 刷新.',
    'new-folder': 'The button 新建文件夹.',
    upload: 'The button 上传.',
    actions: 'The selection bar.',
    listing: 'The files.',
    storage: 'The used storage, under the folders.',
    panel: 'The box of the dialog.',
  },
  cssProperties: {
    '--eb-file-explorer-height': { default: '640px', description: 'Height in the page.' },
  },
  keyboard: {
    'Arrows, Home, End, Page Up, Page Down': 'In the listing: moves.',
    Enter: 'Opens the folder or file.',
    Space: 'Selects or deselects it.',
    'Shift+arrows, Ctrl+A': 'Selects several, all.',
    F2: 'Renames.',
    Delete: 'Deletes the selection.',
    'Ctrl+X, Ctrl+V': 'Cuts the selection; moves it into the open folder.',
    'Backspace, Alt+↑': 'Goes to the folder above.',
    'Shift+F10, context menu key': 'Opens the menu of the entry.',
    '↑ ↓ → ←, letters': 'In the folders: moves; → opens a branch, ← closes it.',
    'On a head of the list: ← →, Enter, Shift+arrows':
      'To the head beside; sorts; changes the width of the column.',
    Esc: 'Closes menu and dialog; in the listing, clears the selection.',
  },
}
