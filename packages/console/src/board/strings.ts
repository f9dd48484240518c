import { defineStrings } from '@ebkit/core/locale'

/** Texts of boards. */
export const boardStrings = defineStrings('console-board', {
  zh: {
    board: '看板',
    column: '{name}，{count} 条',
    more: '还有 {count} 条',
    refresh: '刷新',
    every: '每 {seconds} 秒更新',
    carried: '已拿起 {name}，放到「{column}」',
    keys: '方向键换卡片，Enter 打开，空格拿起',
    carryingKeys: '← → 换列，空格放下，Esc 放回',
  },
  en: {
    board: 'Board',
    column: '{name}, {count}',
    more: '{count} more',
    refresh: 'Refresh',
    every: 'Updated every {seconds} s',
    carried: '{name} taken up, to “{column}”',
    keys: 'Arrows change the card, Enter opens it, Space takes it up',
    carryingKeys: '← → change the column, Space puts it down, Esc puts it back',
  },
})
