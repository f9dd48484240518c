import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

const nodes = (word: (zh: string, en: string) => string) =>
  JSON.stringify([
    {
      menuId: 1,
      menuName: word('票务', 'Tickets'),
      subList: [
        { menuId: 11, menuName: word('查看', 'View'), menuType: 2, permission: 'ticket:view', preset: true },
        { menuId: 12, menuName: word('导出', 'Export'), menuType: 2, permission: 'ticket:export' },
      ],
    },
    {
      menuId: 2,
      menuName: word('会员', 'Members'),
      subList: [{ menuId: 21, menuName: word('查看', 'View'), menuType: 2, permission: 'member:view' }],
    },
  ])

export const record: ElementRecord = {
  tag: 'eb-permission-tree',
  markup: (word) => `<eb-permission-tree name="permissions" required label="${word('权限', 'Permissions')}"
    nodes='${nodes(word)}'></eb-permission-tree>`,
  shown: (it) => it.sees('[part=tree]'),
  openings: {
    'one that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a branch that is opened': async (it) => {
      await it.element.locator('[data-id="1"] .eb-tree__toggle').click()
      await expect(it.element.locator('[data-id="12"]')).toBeVisible()
    },
    'a permission that is granted': async (it) => {
      await it.element.locator('[data-id="12"]').click()
      await it.sees('[part=restore]')
    },
    'a search that finds nothing': async (it) => {
      await it.element.getByRole('searchbox').fill('zzzz')
      await expect(it.element.locator('[role=treeitem]')).toHaveCount(0)
      await it.element.getByRole('searchbox').fill('')
    },
  },
  form: [
    ['permissions', 'ticket:view'],
    ['permissions', 'ticket:export'],
  ],
}
