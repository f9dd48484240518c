import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

const fields = (word: (chinese: string, english: string) => string) =>
  json([
    { name: 'printerName', label: word('名称', 'Name'), type: 'string', required: true, maxLength: 20 },
    { name: 'copies', label: word('份数', 'Copies'), type: 'int', min: 1, max: 5, default: 1 },
    { name: 'price', label: word('价格', 'Price'), type: 'money' },
    { name: 'opens', label: word('开售', 'Opens'), type: 'datetime' },
    { name: 'autoCut', label: word('切纸', 'Cut'), type: 'bool' },
    { name: 'colour', label: word('颜色', 'Colour'), type: 'color' },
    { name: 'tags', label: word('标签', 'Tags'), type: 'tags' },
    { name: 'days', label: word('星期', 'Days'), type: 'weekdays' },
    { name: 'hours', label: word('时间', 'Hours'), type: 'timerange' },
    { name: 'mail', label: word('邮箱', 'Mail'), type: 'email' },
    { name: 'country', label: word('国家', 'Country'), type: 'country' },
    { name: 'picture', label: word('图片', 'Picture'), type: 'image' },
    { name: 'gifts', label: word('赠品', 'Gifts'), type: 'products' },
    {
      name: 'steps',
      label: word('步骤', 'Steps'),
      type: 'list',
      fields: [{ name: 'step', label: word('步骤', 'Step'), type: 'string', required: true }],
    },
  ])

export const record: ElementRecord = {
  tag: 'eb-data-form',
  markup: (word) =>
    `<eb-data-form resource="merchant-api/printer" draft="built" fields='${fields(word)}'></eb-data-form>`,
  shown: (it) => it.sees('[part=save]'),
  openings: {
    'everything that is wrong': async (it) => {
      await it.inside('[data-field=copies] input').fill('9')
      await it.inside('[data-field=mail] input').fill('x')
      await it.press('save')
      await it.sees('[part=summary]')
    },
    'a question before it is left': async (it) => {
      await it.press('cancel')
      await expect(it.inside('dialog[open]')).toBeVisible()
    },
    'choices and calendars': async (it) => {
      for (const name of ['opens', 'country', 'colour', 'gifts', 'picture', 'hours']) {
        const opener = it.inside(`[data-field=${name}] button`).first()
        if (await opener.count()) await opener.click()
        await it.closeAll()
      }
    },
    'a further row': async (it) => {
      await it.inside('[data-field=steps] button').last().click()
    },
    'a save that fails': async (it) => {
      const fault = it.fail('/printer/save')
      await it.inside('[data-field=printerName] input').fill('P 1')
      await it.inside('[data-field=copies] input').fill('2')
      await it.inside('[data-field=mail] input').fill('a@example.com')
      const step = it.inside('[data-field=steps] input').last()
      if (await step.count()) await step.fill('1')
      await it.press('save')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await it.sees('[part=notice]')
    },
  },
}
