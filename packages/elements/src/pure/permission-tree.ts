import { PermissionTree, type PermissionTreeProps } from '@ebkit/widgets/permission-tree'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

/** `<eb-permission-tree>`: say in one sentence what it is for. */
export const permissionTree = defineElement<PermissionTreeProps>({
  tag: 'eb-permission-tree',
  component: PermissionTree,
  display: 'inline-block',
  connection: widgetConnection,
  properties: {
    open: { type: 'boolean' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide', 'focus'],
})

/** What the reference says of it. */
export const permissionTreeReference: ElementReference = {
  summary: 'Say in one sentence what it is for.',
  parts: {
    button: 'Opens the dialog.',
    panel: 'The dialog.',
  },
  keyboard: {
    'Enter, Space': 'On the button: opens the dialog.',
    Esc: 'Closes the dialog.',
  },
}
