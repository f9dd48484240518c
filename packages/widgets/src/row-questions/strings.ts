import { defineStrings } from '@ebkit/core/locale'

const zh = {
  cancel: '取消',
  back: '返回',
  close: '关闭',
  remove: '删除',
  actTitle: '{verb}「{name}」',
  removeTitle: '删除「{name}」？',
  removeMany: '删除选中的 {count} 条？',
  comma: '、',
  namesOfSome: '{names} 等',
  removeText: '删除后不能恢复。',
  onRows: '一共 {count} 条。',
  onNamed: '一共 {count} 条：{names}。',
  done: '已{verb}',
  doneSome: '「{verb}」成功 {done} 条，{left} 条没有',
  notDone: '没有{verb}',
  reasoned: '{heading}：{detail}',
}

const en: typeof zh = {
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  remove: 'Delete',
  actTitle: '{verb}: {name}',
  removeTitle: 'Delete “{name}”?',
  removeMany: 'Delete the {count} selected {count|row|rows}?',
  comma: ', ',
  namesOfSome: '{names} and others',
  removeText: 'This cannot be undone.',
  onRows: '{count} {count|row|rows}.',
  onNamed: '{count} {count|row|rows}: {names}.',
  done: 'Done: {verb}',
  doneSome: '{verb}: {done} done, {left} not',
  notDone: 'Not done: {verb}',
  reasoned: '{heading}. {detail}',
}

/** Questions before rows change, and the results. */
export const questionStrings = defineStrings('row-questions', { zh, en })

export type QuestionText = (key: keyof typeof zh, params?: Record<string, unknown>) => string
