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
    hidden: '已隐藏',
    hiddenAbove: '随上级隐藏',
    hiddenNote: '上级「{name}」已隐藏，这一项和它下面的都不显示',
    cut: '有一级太多，没有全部显示',
  },
  en: {
    tree: 'Tree',
    search: 'Search by name',
    choose: 'Choose a row on the left to edit it here',
    addBelow: 'New below “{name}”',
    keys: 'Arrows change the row, → expands, Enter opens',
    keysOfMoving: 'Alt + ↑ ↓ ← → moves, Delete deletes',
    hidden: 'Hidden',
    hiddenAbove: 'Hidden with what is above',
    hiddenNote: '“{name}” above is hidden, so this and all below it are not shown',
    cut: 'One level is too long to be shown whole',
  },
})
