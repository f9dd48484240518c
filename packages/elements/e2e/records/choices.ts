import { expect } from '@playwright/test'
import type { ElementRecord, Opening } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

/** Tells that something has to be chosen. */
const missing: Opening = async (it) => {
  await it.call('reportValidity')
  await it.sees('[part=message]')
}

/** Fields that something is chosen in. */
export const choices: readonly ElementRecord[] = [
  {
    tag: 'eb-select',
    markup: (word) => `<eb-select name="city" multiple filter clearable required value="gone"
      label="${word('城市', 'City')}" options='${json([
        { value: 'bj', label: word('北京', 'Beijing'), group: word('华北', 'North') },
        { value: 'sh', label: word('上海', 'Shanghai'), group: word('华东', 'East') },
        { value: 'no', label: word('香港', 'Hong Kong'), disabled: true },
      ])}'></eb-select>`,
    openings: {
      'options, and a value that is none': async (it) => {
        await it.inside('[role=combobox]').first().click()
        await it.sees('[role=option]')
      },
      'a filter that finds nothing': async (it) => {
        await it.inside('[role=combobox]').first().click()
        await it.part('filter').fill('zzz')
        await expect(it.inside('[part=list] > [role=option]')).toHaveCount(0)
      },
      'a choice': async (it) => {
        await it.set('value', '')
        await it.inside('[role=combobox]').first().click()
        await it
          .inside('[role=option]')
          .filter({ hasText: it.word('北京', 'Beijing') })
          .click()
      },
      nothing: async (it) => {
        await it.press('clear')
        await missing(it)
      },
      'another choice': async (it) => {
        await it.inside('[role=combobox]').first().click()
        await it
          .inside('[role=option]')
          .filter({ hasText: it.word('上海', 'Shanghai') })
          .click()
      },
    },
    form: [['city', 'sh']],
  },
  {
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
  },
  {
    tag: 'eb-country-picker',
    markup: (word) => `<eb-country-picker name="country" multiple required
      label="${word('客源国', 'Country')}"></eb-country-picker>`,
    openings: {
      nothing: missing,
      'a dictionary that does not come': async (it) => {
        const fault = it.fail('getDictByType')
        await it.inside('[role=combobox]').click()
        await it.sees('[part=retry]')
        expect(fault.hits).toBeGreaterThan(0)
      },
      countries: async (it) => {
        await it.inside('[role=combobox]').click()
        // Opened again it may ask by itself, and the button goes while it is pressed.
        await expect(async () => {
          const retry = it.part('retry')
          if (await retry.isVisible()) await retry.click({ timeout: 500 })
          await expect(it.inside('[role=option]').first()).toBeVisible({ timeout: 500 })
        }).toPass({ timeout: 10_000 })
      },
      'a search that finds nothing': async (it) => {
        await it.inside('[role=combobox]').fill('zzzz')
        await expect(it.inside('[role=option]')).toHaveCount(0)
      },
      'a country': async (it) => {
        await it.inside('[role=combobox]').fill('China')
        await it.inside('[role=option]').first().click()
        await it.sees('[part=chip]')
      },
    },
    form: [['country', 'CN']],
  },
  {
    tag: 'eb-checkbox-group',
    markup: (word) =>
      `<eb-checkbox-group name="extra" required value="gone" label="${word('设施', 'Extras')}" options='${json(
        [
          { value: 'spa', label: word('水疗', 'Spa') },
          { value: 'gym', label: word('健身房', 'Gym'), disabled: true },
        ],
      )}'></eb-checkbox-group>`,
    openings: {
      nothing: async (it) => {
        await it.set('value', '')
        await missing(it)
      },
      'a choice': (it) => it.inside('input').first().click(),
    },
    form: [['extra', 'spa']],
  },
  {
    tag: 'eb-radio-group',
    markup: (word) =>
      `<eb-radio-group name="kind" required label="${word('种类', 'Kind')}" options='${json([
        { value: 'a', label: word('成人', 'Adult') },
        { value: 'c', label: word('儿童', 'Child') },
      ])}'></eb-radio-group>`,
    openings: { nothing: missing, 'a choice': (it) => it.inside('input').last().click() },
    form: [['kind', 'c']],
  },
  {
    tag: 'eb-tabs',
    markup: (word) =>
      `<eb-tabs label="${word('订单', 'Orders')}" items='${json([
        { value: 'open', label: word('待发货', 'To ship'), count: 3 },
        { value: 'sent', label: word('已发货', 'Shipped') },
      ])}'><p slot="open">3</p><p slot="sent">0</p></eb-tabs>`,
    openings: {
      'another tab': async (it) => {
        await it.inside('[role=tab]').last().click()
        await expect(it.page.locator('[slot=sent]')).toBeVisible()
      },
    },
  },
]
