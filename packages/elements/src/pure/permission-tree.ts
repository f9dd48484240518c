import { type PermissionNode, PermissionTree, type PermissionTreeProps } from '@ebkit/widgets/permission-tree'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'
import { repeatedEntries } from '../form/lists'

const isCode = (code: unknown) => typeof code === 'string' && code.trim() !== '' && !code.includes(',')

const codes = {
  type: 'json',
  accepts: (value: unknown) => Array.isArray(value) && value.every(isCode),
  example: '["order:view"]',
} as const

/** `<eb-permission-tree>`: grants permissions in the tree of a menu. */
export const permissionTree = defineElement<PermissionTreeProps, readonly string[]>({
  tag: 'eb-permission-tree',
  component: PermissionTree,
  connection: widgetConnection,
  properties: {
    nodes: {
      type: 'json',
      default: [] as readonly PermissionNode[],
      accepts: Array.isArray,
      example: '[{"menuId":1,"menuName":"A","permission":"order:view"}]',
    },
    load: {
      accepts: (load) => typeof load === 'function',
      example: 'async (node) => [{ menuId: 2, menuName: "B" }]',
    },
    saved: codes,
    presets: codes,
    type: { type: 'string' },
    maxHeight: { type: 'number' },
  },
  form: formValue<readonly string[], PermissionTreeProps>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: codes.accepts,
    example: codes.example,
    textExample: 'order:view,order:edit',
    toText: (selection) => selection.join(),
    fromText: (list) => [...new Set(list.split(',').flatMap((code) => code.trim() || []))],
    repeated: repeatedEntries,
    toEntries: (selection) => selection,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['focus', 'reload'],
})

/** Texts of its reference page. */
export const permissionTreeReference: ElementReference = {
  summary: 'Grants permissions in the tree of a menu, with boxes of three states and what changes.',
  parts: {
    'select-all': 'The link 全选.',
    'select-none': 'The link 全不选.',
    tree: 'The tree, which scrolls.',
    'tree-row': 'One row of the tree.',
    restore: 'The link 还原, while something has changed.',
    message: 'The error, under the tree.',
  },
  keyboard: {
    '↑ ↓ Home End': 'To the row above or below, the first, the last.',
    '→': 'Opens a branch; in an open one to its first row. In a branch that did not come: tries again.',
    '←': 'Closes a branch; in a closed one to the row it is under.',
    '*': 'Opens all branches beside it.',
    'Enter, Space': 'Grants the row and all below it; takes it away where all of that is granted.',
    'A letter': 'To the next row that begins with the typed text.',
    Esc: 'In the search: clears it.',
  },
}
