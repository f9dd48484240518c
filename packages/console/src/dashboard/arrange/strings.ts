import { defineStrings } from '@ebkit/core/locale'

const zh = {
  arrange: '整理面板',
  lead: '拖动换位置，取消勾选就不显示。只改你自己的工作台。',
  panels: '面板顺序',
  aside: '右栏',
  grip: '移动 {name}',
  lifted: '已拿起 {name}，第 {place} 个，共 {count} 个。上下键移动，空格放下，Esc 取消',
  moved: '{name} 移到第 {place} 个，共 {count} 个',
  dropped: '{name} 放在第 {place} 个',
  cancelled: '{name} 回到第 {place} 个',
  shown: '已显示 {name}',
  hidden: '已隐藏 {name}',
  reset: '恢复默认',
  isReset: '已恢复默认，全部面板都显示',
  none: '面板都隐藏了',
  noneDetail: '在「整理面板」里勾选要看的，或者恢复默认。',
}

const en: typeof zh = {
  arrange: 'Arrange panels',
  lead: 'Drag to reorder, clear a box to hide. Only your own page changes.',
  panels: 'Order of panels',
  aside: 'Right column',
  grip: 'Move {name}',
  lifted: '{name} lifted, {place} of {count}. Up and down move, Space drops, Esc cancels',
  moved: '{name}, {place} of {count}',
  dropped: '{name} dropped, {place} of {count}',
  cancelled: '{name} back, {place} of {count}',
  shown: '{name} is shown',
  hidden: '{name} is hidden',
  reset: 'Reset',
  isReset: 'Reset: all panels are shown',
  none: 'All panels are hidden',
  noneDetail: 'Tick the ones you want under “Arrange panels”, or reset.',
}

/** Texts for arranging the home page. */
export const arrangeStrings = defineStrings('console-arrange', { zh, en })
