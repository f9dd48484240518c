import { defineStrings, type Translator } from '@ebkit/core'

export const elementStrings = defineStrings('elements', {
  zh: {
    // In the place of a widget that crashed.
    failed: '这里出错了',
    retry: '重试',
    // For the page's developer, also shown in the place of the widget.
    'invalid-attribute': '属性 {attribute} 的值无效：{value}',
    'invalid-property': '属性 {property} 的值无效',
    required: '填写这一项',
  },
  en: {
    failed: 'Something went wrong here',
    retry: 'Try again',
    'invalid-attribute': 'Attribute {attribute} has an invalid value: {value}',
    'invalid-property': 'Property {property} has an invalid value',
    required: 'Fill in this field',
  },
})

/** Gives the contract's own texts in the element's language. */
export type Translate = Translator<keyof (typeof elementStrings)['texts']['en']>
