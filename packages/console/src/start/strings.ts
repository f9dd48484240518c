import { defineStrings } from '@ebkit/core/locale'

/** Texts for a missing language file, so they are in the code in both languages. */
export const startStrings = defineStrings('console-start', {
  zh: { notLoaded: '加载失败', checkNetwork: '检查网络后重试', retry: '重试' },
  en: { notLoaded: 'Could not load', checkNetwork: 'Check the network, then try again', retry: 'Try again' },
})
