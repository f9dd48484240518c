import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'
import { missing } from '../support/openings'

export const record: ElementRecord = {
  tag: 'eb-cascader',
  markup: (word) =>
    `<eb-cascader name="place" multiple required label="${word('地区', 'Region')}" items='${json([
      { id: 'east', name: word('华东', 'East'), children: [{ id: 'hz', name: word('杭州', 'Hangzhou') }] },
      { id: 'other', name: word('其他', 'Other') },
    ])}'></eb-cascader>`,
  openings: {
    nothing: missing,
    columns: async (it) => {
      await it.press('field')
      await it.sees('[role=treeitem]')
    },
    'a search that finds nothing': async (it) => {
      await it.press('field')
      await it.inside('[part=popup] input').first().fill('zzz')
      await expect(it.inside('[role=treeitem]')).toHaveCount(0)
    },
    'items that are gone': (it) => it.set('value', 'gone'),
    'a choice': async (it) => {
      await it.set('value', '')
      await it.press('field')
      await it.inside('[role=treeitem]').last().click()
    },
  },
  form: [['place', 'other']],
}
