import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts that stand there from the beginning; pages override them under the group `objects`. */
export const strings = defineStrings('objects', {
  zh: {
    label: '文件',
    spaces: '空间',
    public: '公共文件',
    personal: '我的文件',
    // In both languages, word for word (M-FMA-8).
    loading: 'loading...',
  },
  en: {
    label: 'Files',
    spaces: 'Spaces',
    public: 'Public files',
    personal: 'My files',
    loading: 'loading...',
  },
})

export type Text = Translator<keyof (typeof strings)['texts']['zh']>
