import { defineStrings } from '@ebkit/core/locale'

export const strings = defineStrings('objects', { zh: { close: '关闭' }, en: { close: 'Close' } })
