import { type KindKeys, sections } from './KeyCase'

const query = '?month=2026-11'

export const calendarKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, query, seen: '另一页' },
    { keys: { dateField: 'otherDay' }, query, seen: 'otherDay>=2026-10-26' },
    { keys: { laneField: 'status' }, query, seen: '开放70 / 80' },
    { keys: { cell: ['price'] }, query, seen: '123.00' },
    { keys: { filters: ['status'] }, query, seen: '筛选' },
    { keys: { search: ['slotName'] }, query, seen: '搜索名称' },
    {
      keys: { dateRange: 'otherDay' },
      query: `${query}&from=2026-11-01&until=2026-11-05`,
      seen: 'otherDay<=2026-11-05',
    },
    { keys: { sort: 'total desc' }, query, seen: '"orderType":"total desc"' },
    { keys: { where: 'late=false' }, query, seen: 'late=false&day>=' },
    { keys: { toolbar: ['create'] }, query, seen: '新建' },
    { keys: { rowActions: ['close'] }, query: `${query}&id=a`, seen: '关闭时段' },
    { keys: { columns: ['price'] }, query: '?view=list', seen: '价格' },
    { keys: { sections }, query: `${query}&id=a`, seen: '概况' },
  ],
  without: {
    subjectField: 'e2e/kinds.e2e.ts',
    inPlace: 'e2e/notes.tickets.cards.e2e.ts: a press changes the capacity where it stands',
  },
}
