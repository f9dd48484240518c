import { Cascader, type CascaderProps, cascaderSizes } from '@ebkit/widgets/cascader'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'
import { repeatedEntries } from '../form/lists'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const pixels = (standard: number) => ({ type: 'number', default: standard }) as const

const isId = (id: unknown) => typeof id === 'string' && id.trim() !== '' && !id.includes(',')

/** Items that are not shown are reported one by one; this is about another kind of list. */
const areItems = (items: unknown) => {
  const hasId = (item: { id?: unknown } | null) => item?.id !== undefined
  return Array.isArray(items) && (items.length === 0 || items.some(hasId))
}

/** `<eb-cascader>`: chooses from nested items, such as regions. */
export const cascader = defineElement<CascaderProps, readonly string[]>({
  tag: 'eb-cascader',
  component: Cascader,
  display: 'inline-block',
  properties: {
    items: {
      type: 'json',
      default: [],
      accepts: areItems,
      example: '[{"id":"1","name":"A","children":[{"id":"2","name":"B"}]}]',
    },
    childrenKey: { type: 'string', default: 'children' },
    load: {
      accepts: (load) => typeof load === 'function',
      example: 'async (item) => [{ id: "2", name: "B" }]',
    },
    multiple: flag,
    anyLevel: flag,
    placeholder: text,
    width: pixels(cascaderSizes.width),
    height: pixels(cascaderSizes.height),
    maxHeight: pixels(cascaderSizes.maxHeight),
    open: flag,
  },
  form: formValue<readonly string[], CascaderProps>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: (value) => Array.isArray(value) && value.every(isId),
    example: '["1","2"]',
    textExample: '1,2',
    toText: (selection) => selection.join(),
    fromText: (list) => [...new Set(list.split(',').flatMap((id) => id.trim() || []))],
    repeated: repeatedEntries,
    toEntries: (selection) => selection,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide', 'focus', 'reload'],
})

/** Texts of its reference page. */
export const cascaderReference: ElementReference = {
  summary: 'Chooses from a tree of items, level by level or by search.',
  parts: {
    field: 'The field, with the path of the chosen item.',
    clear: 'The button that clears the selection.',
    popup: 'The popup with the search and the columns.',
    item: 'One item in a column or in the search results.',
    message: 'The error, under the field.',
  },
  keyboard: {
    'Enter, Space, ↓, ↑': 'On the field: opens the columns.',
    '↓, ↑': 'To the next or previous item of the column.',
    '→': 'Opens the branch, and goes to its first item.',
    '←': 'Closes the column, and goes back to its branch.',
    'Home, End': 'To the first or last item of the column.',
    'Page Up, Page Down': 'Eight items on.',
    Enter: 'Chooses the item; opens a branch that cannot be chosen.',
    Space: 'Chooses the item; with several, all below a branch or none of it.',
    'A letter': 'To the next item that begins with the typed text.',
    'Shift+Tab': 'To the search; ↓ leads back, Enter chooses the first result.',
    Esc: 'Closes the columns.',
  },
}
