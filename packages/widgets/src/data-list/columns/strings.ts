import { defineStrings } from '@ebkit/core/locale'

const zh = {
  columns: '列设置',
  grip: '移动 {name}',
  lifted: '已拿起 {name}，第 {place} 列，共 {count} 列。上下键移动，空格放下，Esc 取消',
  moved: '{name} 移到第 {place} 列，共 {count} 列',
  dropped: '{name} 放在第 {place} 列',
  cancelled: '{name} 回到第 {place} 列',
  reset: '恢复默认',
}

const en: typeof zh = {
  columns: 'Columns',
  grip: 'Move {name}',
  lifted: '{name} lifted, {place} of {count}. Up and down move, Space drops, Esc cancels',
  moved: '{name}, {place} of {count}',
  dropped: '{name} dropped, {place} of {count}',
  cancelled: '{name} back, {place} of {count}',
  reset: 'Reset',
}

/** Texts of the columns' panel. */
export const columnStrings = defineStrings('data-list', { zh, en })
