import type { KindKeys } from './KeyCase'

const resource = { rights: ['view', 'import'] }

export const importKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, resource, seen: '另一页' },
    { keys: { after: '/elsewhere' }, resource, seen: '返回' },
    { keys: { batch: 'slot', param: 'batchId' }, resource, query: '?batchId=a', seen: '上午场' },
  ],
  without: { subLists: 'ImportPage.test.tsx', columns: 'e2e/import.e2e.ts: the template has them' },
}
