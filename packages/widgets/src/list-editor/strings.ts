import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Every text of eb-list-editor; pages override them under the group `list-editor`. */
export const strings = defineStrings('list-editor', {
  zh: {
    label: '列表',
    row: '第 {row} 行',
    add: '添加一行',
    remove: '删除选中行',
    undo: '撤销删除',
    move: '移动第 {row} 行',
    empty: '还没有内容',
    choose: '请选择',
    // Why a button is disabled.
    hint: '点行号选中一行，才能删除',
    few: '至少 {limit} 行',
    many: '最多 {limit} 行',
    // Problems of a field.
    required: '填写{label}',
    number: '填写数字',
    pattern: '格式不对',
    low: '最小 {limit}',
    high: '最大 {limit}',
    short: '至少 {limit} 个字',
    long: '最多 {limit} 个字，请删掉 {over} 个',
    gone: '「{value}」已不能选',
    wrong: '第 {row} 行{label}：{message}',
    // Announcements.
    removed: '已删除第 {row} 行',
    back: '已恢复第 {row} 行',
    lifted: '第 {row} 行：↑ ↓ 移动，空格放下，Esc 放回',
    moved: '第 {row} 行，共 {count} 行',
    pasted: '已粘贴 {count} 行',
  },
  en: {
    label: 'List',
    row: 'Row {row}',
    add: 'Add row',
    remove: 'Remove selected row',
    undo: 'Undo removal',
    move: 'Move row {row}',
    empty: 'Nothing here yet',
    choose: 'Choose',
    hint: 'Select a row by its number to remove it',
    few: 'Rows: at least {limit}',
    many: 'Rows: at most {limit}',
    required: 'Enter {label}',
    number: 'Enter a number',
    pattern: 'Wrong format',
    low: '{limit} at least',
    high: '{limit} at most',
    short: 'Characters: at least {limit}',
    long: 'Characters: at most {limit}; remove {over}',
    gone: '“{value}” is no longer available',
    wrong: 'Row {row}, {label}: {message}',
    removed: 'Row {row} removed',
    back: 'Row {row} is back',
    lifted: 'Row {row}: ↑ ↓ move, Space drops, Esc takes back',
    moved: 'Row {row} of {count}',
    pasted: 'Rows pasted: {count}',
  },
})

export type ListEditorText = Translator<keyof (typeof strings)['texts']['zh']>
