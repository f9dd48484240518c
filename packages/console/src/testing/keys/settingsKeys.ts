import { type KindKeys, sections } from './KeyCase'

const related = [{ resource: 'slot', via: 'parentId', title: { zh: '下面的' }, columns: ['slotName'] }]

export const settingsKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { sections }, seen: '价格' },
    { keys: { related }, seen: '下面的' },
  ],
  without: {
    actions: 'SettingsPage.test.tsx',
    param: 'SettingsPage.test.tsx',
    after: 'SettingsPage.test.tsx',
  },
}
