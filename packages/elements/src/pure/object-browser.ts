import { ObjectBrowser, type ObjectBrowserProps } from '@ebkit/widgets/object-browser'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

/** `<eb-object-browser>`: the files of the object store, in the page or as a dialog for choosing files. */
export const objectBrowser = defineElement<ObjectBrowserProps>({
  tag: 'eb-object-browser',
  component: ObjectBrowser,
  connection: widgetConnection,
  ownWidth: 960,
  properties: {
    space: { type: 'string', values: ['public', 'personal'], default: 'public' },
    folder: text,
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
    nameCheck: flag,
    modal: flag,
    open: flag,
    heading: text,
    label: text,
  },
  events: {
    'eb-select': { prop: 'onSelect', kind: 'action' },
    'eb-before-open': { prop: 'onBeforeOpen', kind: 'before' },
    'eb-open': { prop: 'onOpen', kind: 'action' },
    'eb-upload': { prop: 'onUpload', kind: 'action' },
    'eb-folder-change': {
      prop: 'onFolderChange',
      kind: 'action',
      sets: ({ space, folder }: { space: 'public' | 'personal'; folder: string }) => ({ space, folder }),
    },
    'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  },
  methods: ['show', 'hide', 'focus', 'reload', 'pick'],
})

/** Texts of its reference page. */
export const objectBrowserReference: ElementReference = {
  summary:
    'The files of the object store itself, the hotel’s and the user’s own: browse, upload, hide, delete; chooses files in a dialog.',
  parts: {
    spaces: 'The two spaces, on the left.',
    toolbar: 'Breadcrumb and buttons.',
    'path-link': 'A folder in the breadcrumb.',
    'sort-menu': 'The button of the order.',
    'grid-view': 'The button that shows the files as tiles.',
    'list-view': 'The button that shows the files as a list.',
    edit: 'The button that starts edit mode.',
    hide: 'The button 隐藏所选.',
    delete: 'The button 批量删除.',
    refresh: 'The button 刷新.',
    'new-folder': 'The button 新建文件夹.',
    upload: 'The button 上传文件.',
    actions: 'The selection bar.',
    listing: 'The files.',
    panel: 'The box of the dialog.',
  },
  cssProperties: {
    '--eb-object-browser-height': { default: '640px', description: 'Height in the page.' },
  },
  keyboard: {
    'Arrows, Home, End, Page Up, Page Down': 'In the listing: moves.',
    Enter: 'Opens the folder or file.',
    Space: 'Selects or deselects it.',
    'Shift+arrows, Ctrl+A': 'Selects several, all.',
    Delete: 'Deletes what is selected, after asking.',
    'Backspace, Alt+↑': 'Goes to the folder above.',
    'Shift+F10, context menu key': 'Opens the menu of the entry.',
    'On a head of the list: ← →, Enter, Shift+arrows':
      'To the head beside; sorts; changes the width of the column.',
    Esc: 'Closes menu and dialog; in the listing, leaves edit mode.',
  },
}
