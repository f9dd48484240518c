import { defineStrings } from '@ebkit/core/locale'

/** Every text of the country picker; pages override them under the group `countryPicker`. */
export const strings = defineStrings('countryPicker', {
  zh: {
    placeholder: '选择国家或地区',
    remove: '移除 {name}',
    // Shown on a saved country that the dictionary does not contain.
    gone: '{name}（已停用）',
    loading: '加载中…',
    retry: '重试',
    nothing: '没有找到',
    empty: '没有可选的国家或地区',
  },
  en: {
    placeholder: 'Choose a country or region',
    remove: 'Remove {name}',
    gone: '{name} (no longer available)',
    loading: 'Loading…',
    retry: 'Try again',
    nothing: 'Nothing found',
    empty: 'No countries or regions',
  },
})

export type CountryPickerText = (
  key: keyof (typeof strings)['texts']['zh'],
  params?: Record<string, unknown>,
) => string
