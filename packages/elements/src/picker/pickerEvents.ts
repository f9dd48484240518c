/** Events of every picker. */
export const pickerEvents = {
  'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
  'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
  'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  'eb-select': { prop: 'onSelect', kind: 'action' },
  'eb-change': { prop: 'onChange', kind: 'value' },
  'eb-cancel': { prop: 'onCancel', kind: 'action' },
} as const

/** Methods of every picker. */
export const pickerMethods = ['show', 'hide', 'focus', 'reload', 'recheck', 'pick'] as const
