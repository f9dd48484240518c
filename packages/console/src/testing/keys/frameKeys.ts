import type { KindKeys } from './KeyCase'

export const frameKeys: KindKeys = {
  cases: [{ keys: { title: { zh: '另一页' } }, seen: '另一页' }],
  without: { source: 'an instruction for those who set the address up; the gateway sends no text of it' },
}
