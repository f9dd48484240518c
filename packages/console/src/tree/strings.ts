import { defineStrings } from '@ebkit/core/locale'

/** Texts of trees. */
export const treeStrings = defineStrings('console-tree', {
  zh: {
    tree: '树',
    search: '搜索名称',
    choose: '在左边选一项，在这里编辑',
    addBelow: '在「{name}」下面新建',
    keys: '方向键换一项，→ 展开，Enter 打开',
    keysOfMoving: 'Alt + ↑ ↓ ← → 移动，Delete 删除',
    cut: '有一级太多，没有全部显示',
  },
  en: {
    tree: 'Tree',
    search: 'Search by name',
    choose: 'Choose a row on the left to edit it here',
    addBelow: 'New below “{name}”',
    keys: 'Arrows change the row, → expands, Enter opens',
    keysOfMoving: 'Alt + ↑ ↓ ← → moves, Delete deletes',
    cut: 'One level is too long to be shown whole',
  },
})
