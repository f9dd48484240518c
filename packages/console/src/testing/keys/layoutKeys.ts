import type { KindKeys } from './KeyCase'

export const layoutKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { tabs: [{ label: { zh: '第一张' }, to: '/slots' }] }, seen: '第一张' },
    {
      keys: { opensFirst: true },
      besides: { tabs: [{ label: { zh: '第一张' }, to: '/slots' }] },
      seen: 'goes /slots',
    },
  ],
}
