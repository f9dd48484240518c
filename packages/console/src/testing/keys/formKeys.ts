import { type KindKeys, sections } from './KeyCase'

const ofRow = '?slotId=a'

export const formKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { modes: ['edit'] }, seen: '地址里没有' },
    { keys: { param: 'key' }, query: '?key=a', seen: 'getRow' },
    { keys: { after: '/elsewhere' }, press: '取消', seen: 'goes /elsewhere' },
    { keys: { sections }, seen: '价格' },
    { keys: { where: 'total=5' }, seen: 'has 5' },
    { keys: { preset: { slotName: '新场次' } }, seen: 'has 新场次' },
    { keys: { presetBy: { of: { slotName: '由 {of} 而来' } } }, query: '?of=x', seen: 'has 由 x 而来' },
    { keys: { copySuffix: { zh: '副本' } }, query: '?copyId=a', seen: '副本' },
    { keys: { copiesWithout: ['total'] }, query: '?copyId=a', seen: '!has 80' },
    { keys: { actions: ['close'] }, query: ofRow, seen: '关闭时段' },
    { keys: { timeline: true }, query: ofRow, seen: '操作记录' },
    { keys: { andThen: { action: 'close', label: { zh: '保存并关闭' } } }, seen: '保存并关闭' },
    {
      keys: { question: { when: 'total>0', text: { zh: '真的保存？' } } },
      query: ofRow,
      press: '保存',
      seen: '真的保存？',
    },
    {
      keys: { opensProblem: true },
      resource: { fields: [{ name: 'slotName', label: { zh: '名称' }, type: 'string', required: true }] },
      press: '保存',
      seen: 'focus 名称',
    },
  ],
}
