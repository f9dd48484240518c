import { defineStrings } from '@ebkit/core'

export const strings = defineStrings('objects', { zh: { close: '关闭' }, en: { close: 'Close' } })
