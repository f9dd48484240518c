import { defineStrings } from '@ebkit/core/locale'

const zh = { add: '新建{name}', edit: '编辑', copy: '复制', delete: '删除' }

const en: typeof zh = { add: 'New: {name}', edit: 'Edit', copy: 'Copy', delete: 'Delete' }

/** Texts of the actions that all resources share. */
export const definedStrings = defineStrings('data-list-defined', { zh, en })

export type DefinedText = (key: keyof typeof zh, params?: Record<string, unknown>) => string
