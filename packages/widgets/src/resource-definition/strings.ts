import { defineStrings } from '@ebkit/core/locale'

export const definitionStrings = defineStrings('resource-definition', {
  zh: {
    failed: '加载失败',
    retry: '重试',
    unknown:
      '网关没有资源 {resource}：检查 resource 的拼写，例如 merchant-api/printer，以及门店是不是登录人的',
  },
  en: {
    failed: 'Could not load',
    retry: 'Try again',
    unknown:
      'The gateway has no resource {resource}: check how resource is spelt, such as merchant-api/printer, and that the hotel is one of the user’s',
  },
})
