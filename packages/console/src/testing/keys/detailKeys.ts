import { type KindKeys, sections } from './KeyCase'

const ofRow = '?slotId=a'
const related = [{ resource: 'slot', via: 'parentId', title: { zh: '下面的' }, columns: ['slotName'] }]

export const detailKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { param: 'key' }, query: '?key=a', seen: '上午场' },
    { keys: { sections }, query: ofRow, seen: '¥123.00' },
    { keys: { actions: ['close'] }, query: ofRow, seen: '关闭时段' },
    { keys: { related }, query: ofRow, seen: '下面的' },
    { keys: { timeline: true }, query: ofRow, seen: '操作记录' },
  ],
}
