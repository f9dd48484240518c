import type { KindKeys } from './KeyCase'

export const helpKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    {
      keys: { outline: [{ heading: { zh: '第一步' }, blocks: [{ text: { zh: '先登录' } }] }] },
      seen: '先登录',
    },
  ],
}
