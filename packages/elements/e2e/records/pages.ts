import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

const options = (word: (chinese: string, english: string) => string) => ({
  columns: json([
    {
      name: 'printerName',
      header: word('打印机', 'Printer'),
      searchable: true,
      sortable: true,
      editable: true,
    },
    { name: 'location', header: word('位置', 'Place') },
    {
      name: 'connectType',
      header: word('连接方式', 'Connection'),
      filterable: true,
      options: [
        { value: 'CLOUD', label: word('云打印', 'Cloud') },
        { value: 'WIFI', label: word('局域网', 'LAN') },
      ],
    },
    {
      name: 'copies',
      header: word('份数', 'Copies'),
      type: 'int',
      filterable: true,
      total: true,
      sortable: true,
    },
    { name: 'createdAt', header: word('创建时间', 'Made'), type: 'datetime', filterable: true },
  ]),
  actions: json([
    { name: 'copy', label: word('复制', 'Copy') },
    { name: 'test', label: word('测试', 'Test') },
    { name: 'delete', label: word('删除', 'Delete'), tone: 'danger' },
  ]),
  bulk: json([{ name: 'delete', label: word('删除', 'Delete'), tone: 'danger' }]),
})

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

/** Lists, forms and what stands around them. */
export const pages: readonly ElementRecord[] = [
  {
    tag: 'eb-scope',
    isEmpty: true,
    markup: () => '<eb-scope theme="dark"><eb-switch name="sale"></eb-switch></eb-scope>',
    openings: {
      'an element that takes its theme': async (it) => {
        await expect(it.page.locator('eb-switch [role=switch]')).toBeVisible()
        await expect(it.page.locator('eb-switch .eb-element')).toHaveCSS('color-scheme', 'dark')
      },
    },
    form: [['sale', '0']],
  },
  {
    tag: 'eb-submit-button',
    markup: () =>
      '<input name="n" value="1"><eb-submit-button wait="0" name="by" value="it"></eb-submit-button>',
    openings: {
      'a form that is submitted, and its request': async (it) => {
        await it.page.evaluate(() => {
          const form = document.querySelector('form')
          form?.addEventListener('submit', (event) => {
            event.preventDefault()
            form.dataset.submitted = 'yes'
          })
        })
        await it.press('button')
        await expect(it.page.locator('form')).toHaveAttribute('data-submitted', 'yes')
        await it.set('busy', true)
        await expect(it.inside('[role=status]')).not.toBeEmpty()
      },
      'a request that fails': async (it) => {
        await it.set('busy', false)
        await it.element.evaluate((element) =>
          Object.assign(element, { promise: Promise.reject(new Error('no')) }),
        )
        await expect(it.inside('[role=status]')).not.toBeEmpty()
        await it.page.evaluate(() => delete document.querySelector('form')?.dataset.submitted)
      },
    },
    form: [['n', '1']],
  },
  {
    tag: 'eb-title-bar',
    markup: (word) => `<eb-title-bar heading="${word('订单', 'Orders')}" picker="range"
      actions='${json([{ value: 'add', label: word('新建', 'New'), primary: true }])}'></eb-title-bar>`,
    shown: (it) => it.sees('[part=start]'),
    openings: {
      calendar: async (it) => {
        await it.press('button')
        await it.sees('[data-day]')
      },
      'a range': async (it) => {
        await it.type('[part=start]', '2026-11-01')
        await it.type('[part=end]', '2026-11-07')
      },
      'a date in its place': async (it) => {
        await it.set('picker', 'date')
        await expect(it.inside('[part=end]')).toHaveCount(0)
        await it.press('button')
        await it.sees('[data-day]')
      },
    },
  },
  {
    tag: 'eb-data-list',
    markup: (word) => {
      const { columns, actions, bulk } = options(word)
      return `<eb-data-list resource="merchant-api/printer" row-key="printerId" selection="multiple" exportable totals
        remember="built" page-size="10" columns='${columns}' row-actions='${actions}' bulk-actions='${bulk}'
        toolbar='${actions}'></eb-data-list>`
    },
    shown: async (it) => {
      await it.sees('[role=row][data-key]')
      await it.settled()
    },
    openings: {
      'every tool of the toolbar': (it) => it.openEach('[part=toolbar] button[aria-haspopup]'),
      'rows in another order': async (it) => {
        await it
          .inside('[role=columnheader]')
          .filter({ hasText: it.word('份数', 'Copies') })
          .click()
        await it.settled()
      },
      'the menu of a row': async (it) => {
        await it.inside('[role=row][data-key] button[aria-haspopup]').last().click()
      },
      'selected rows': async (it) => {
        await it.inside('[role=row][data-key] [role=checkbox], [role=row][data-key] input').first().click()
        await it.sees('[part=bulk]')
      },
      'a cell that is edited': async (it) => {
        await it.inside('[role=row][data-key] [role=gridcell]').nth(1).click()
        await it.key('F2')
      },
      'a list that is empty': async (it) => {
        await it.inside('[role=searchbox]').fill('zzzz')
        await it.key('Enter')
        await expect(it.inside('[role=row][data-key]')).toHaveCount(0)
        await it.settled()
      },
      'a list that does not come': async (it) => {
        const fault = it.fail('/printer/')
        await it.call('reload')
        await expect.poll(() => fault.hits).toBeGreaterThan(0)
        await it.sees('[role=alert]')
      },
    },
  },
  {
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
  },
  {
    tag: 'eb-product-picker',
    markup: (word) => `<eb-product-picker name="gifts" required max="2" activity-type="23"
      tabs='["default","13","19","24","29","30"]' label="${word('商品', 'Products')}"></eb-product-picker>`,
    shown: (it) => it.sees('[part=button]'),
    openings: {
      'one that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      'a list that does not come': async (it) => {
        const fault = it.fail('/ticket-api/')
        await it.press('button')
        await expect.poll(() => fault.hits).toBeGreaterThan(0)
        await expect(it.dialog.locator('[role=alert]').first()).toBeVisible()
      },
      'every tab': async (it) => {
        await it.press('button')
        for (const tab of await it.dialog.locator('[role=tab]').all()) {
          await tab.click()
          await expect(it.dialog.locator('tbody tr').first()).toBeVisible()
          await it.settled()
        }
      },
      'a search that finds nothing': async (it) => {
        await it.press('button')
        await it.dialog.getByRole('searchbox').fill('zzzz')
        await expect(it.dialog.locator('[part=choose]')).toHaveCount(0)
        await it.settled()
      },
      'a choice that is given up': async (it) => {
        await it.press('button')
        await it.dialog.getByRole('searchbox').fill('')
        await it.dialog.locator('[role=tab]').first().click()
        await it.dialog.locator('[part=choose]').first().click()
        await it.key('Escape')
        await expect(it.dialog.getByRole('status').last()).not.toBeEmpty()
      },
      'a choice': async (it) => {
        // Esc went back to choosing.
        await it.dialog.locator('[part=confirm]').click()
        await it.sees('[part=summary]')
      },
    },
    form: [['gifts', /^TP\d+:\w+$/]],
  },
]
