import { defineStrings, type Translator } from '@ebkit/core/locale'

export const elementStrings = defineStrings('elements', {
  zh: {
    // In the place of a widget that crashed.
    failed: '这里出错了',
    retry: '重试',
    // For the page's developer, also shown in the place of the widget. {name} is an attribute or a property.
    invalid: '{name} 的值无效：{value}',
  },
  en: {
    failed: 'Something went wrong',
    retry: 'Retry',
    invalid: 'Invalid {name}: {value}',
  },
})

/** Gives the contract's own texts in the element's language. */
export type Translate = Translator<keyof (typeof elementStrings)['texts']['en']>
