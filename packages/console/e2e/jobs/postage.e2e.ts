import { expect } from '../../../../examples/e2e/support/test'
import { chooseRegions } from '../support/chooseRegions'
import { field } from '../support/ticketForms'
import { walkJobs } from '../support/walkJobs'

walkJobs([
  {
    name: 'write a postage template with fees of its own for two regions',
    prepare: ({ sql }) => sql("delete from postage_template where template_name = '工单运费'"),
    async walk({ page, by }) {
      await by.open('商户', '运费模板')
      await by.press(page.getByRole('button', { name: '新增模板' }))
      await by.fill(page.getByRole('textbox', { name: '模板名称' }), '工单运费')
      await chooseRegions(by, field(page, 'shipFrom').getByRole('combobox'), '上城区')
      await by.press(page.getByRole('checkbox', { name: '顺丰速运' }), { key: 'Space' })
      await by.fill(page.getByRole('textbox', { name: '默认首费' }), '10')
      await by.fill(page.getByRole('textbox', { name: '默认续费' }), '3')
      const rules = page.getByRole('list', { name: '指定区域运费' })
      await by.press(field(page, 'regionRules').getByRole('button', { name: '添加一条' }))
      await chooseRegions(by, rules.getByRole('combobox', { name: '区域' }), '浙江省', '江苏省')
      for (const [name, value] of [
        ['首件', '1'],
        ['首费', '6'],
        ['续件', '1'],
        ['续费', '2'],
      ] as const)
        await by.fill(rules.getByRole('textbox', { name, exact: true }), value)
      await by.shortcut(page.getByRole('button', { name: '保存', exact: true }), 'Control+Enter')
      await expect(page.getByRole('heading', { level: 1, name: '运费模板', exact: true })).toBeVisible()
    },
    async isDone({ sql }) {
      const [stored] = await sql<{ fee: string; rules: readonly Readonly<Record<string, unknown>>[] }>(
        "select default_first_fee as fee, region_rules as rules from postage_template where template_name = '工单运费'",
      )
      expect(stored?.fee).toBe('1000')
      expect(stored?.rules).toMatchObject([
        { regions: [['浙江省'], ['江苏省']], first: 1, firstFee: 600, next: 1, nextFee: 200 },
      ])
    },
  },
])
