import { injectFault, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { keysPath, Picker, referenceTo, type StoredProduct, stored, withGateway } from './testing/Picker'

const eligible = 'supplier_account_status = 0 and activity_types = array[]::integer[]'
const strict = `${eligible} and product_spec_type = 0 and is_brand_multiple = 0`

/** The button of a product found by a search. */
async function buttonOf(picker: Picker, condition: string) {
  const [product] = (await stored(condition)) as [StoredProduct]
  await picker.searchFor(product.name)
  return picker.choice(product.name)
}

/** Checks that it cannot be chosen, shows and announces why, and can be focused. */
async function expectBlocked(picker: Picker, button: HTMLButtonElement, reason: string) {
  expect(button.textContent).to.equal(reason)
  expect(button.getAttribute('aria-label')).to.contain(reason)
  expect(button.getAttribute('aria-disabled')).to.equal('true')
  const chosen = picker.chosen.length
  button.click()
  button.focus()
  expect(picker.focused).to.equal(button)
  await sendKeys({ press: 'Enter' })
  expect(picker.chosen.length).to.equal(chosen)
}

describe('eligibility in the product picker', () => {
  withGateway()

  it('W-PICK-15 W-PICK-18 a row with split accounting cannot be chosen: 已配置分账', async () => {
    const picker = new Picker()
    await picker.open()
    await expectBlocked(picker, await buttonOf(picker, 'supplier_account_status = 1'), '已配置分账')
  })

  it('W-PICK-16 W-PICK-19 W-PICK-24 a row in another activity cannot be chosen for 23, 24, 25 and 32: 已参加其他活动', async () => {
    for (const activityType of [23, 24, 25, 32]) {
      const picker = new Picker({ activityType })
      await picker.open()
      await expectBlocked(picker, picker.choice('自助晚餐双人券'), '已参加其他活动')
      picker.unmount()
    }
    for (const activityType of [undefined, 7]) {
      const picker = new Picker({ activityType })
      await picker.open()
      await picker.choose('自助晚餐双人券')
      picker.unmount()
    }
  })

  it('W-PICK-16 a product of this activity can be chosen again', async () => {
    const picker = new Picker({ activityType: 23, ownProducts: 'TP20261019003:meal' })
    await picker.open()
    await picker.choose('自助晚餐双人券')
    expect(picker.drafts.at(-1)?.[0]).to.deep.contain({ disabled: false, exitActivity: false })
  })

  it('W-PICK-34 the page gets the flags isSelected, disabled and exitActivity', async () => {
    const taken = { ticketProductId: 'TP20261019003', productType: 'meal' }
    const night = { ticketProductId: 'TP20260817013', productType: 'ticket' }
    const picker = new Picker({
      activityType: 23,
      selection: [taken, night, { ...night, ticketProductId: 'X' }],
    })
    await until(() => picker.all('.eb-chosen__fault').length === 2, 'marks')
    picker.find('[aria-label="移除 X:ticket"]')?.click()
    await until(() => picker.changes.length, 'change')
    expect(
      picker.changes[0]?.map(({ isSelected, disabled, exitActivity }) => [
        isSelected,
        disabled,
        exitActivity,
      ]),
    ).to.deep.equal([
      [true, true, true],
      [true, false, false],
    ])
    expect(picker.changes[0]?.[0]).to.deep.contain({ ...taken, activityTypes: [23], ifSetSeparate: 0 })
  })

  for (const [ids, reason, condition] of [
    ['W-PICK-17 W-PICK-20', '多规格产品不支持', `${eligible} and product_spec_type = 1`],
    [
      'W-PICK-17 W-PICK-21',
      '多店通用不支持',
      `${eligible} and product_spec_type = 0 and is_brand_multiple = 1`,
    ],
    ['W-PICK-17 W-PICK-22', '不支持每日限时', `${strict} and limit_time = 1`],
    ['W-PICK-17 W-PICK-23', '不支持每日限量', `${strict} and limit_time = 0 and limit_sell = 1`],
  ] as const)
    it(`${ids} in tab 19: ${reason}; in others it can be chosen`, async () => {
      const picker = new Picker({ tabs: ['19', 'default'] })
      await picker.open()
      await expectBlocked(picker, await buttonOf(picker, condition), reason)
      await picker.tab('票务商品')
      const button = await buttonOf(picker, condition)
      expect(button.textContent).to.equal('选择')
    })

  it('shows only eligible products on request', async () => {
    const picker = new Picker({ tabs: ['19'], activityType: 23 })
    await picker.open()
    expect(picker.all('[aria-disabled=true][part=choose]').length).to.be.greaterThan(0)
    picker.find<HTMLInputElement>('dialog input[type=checkbox]')?.click()
    await until(() => picker.rows.length === 10 && !picker.find('[aria-disabled=true][part=choose]'), 'rows')
  })

  it('F-PI-2 a row that became ineligible after it was chosen is marked, and refused by the confirmation', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose('运河夜游船票', '西溪湿地年卡')
    const split = (on: boolean) =>
      sql(
        `update ticket_product set if_set_separate = ${on}, separate_list = $1 where ticket_product_id = 'TP20260817013'`,
        [JSON.stringify(on ? [{ receiverName: '甲', receiverAccount: '1', ratio: 10 }] : [])],
      )
    await split(true)
    try {
      picker.part('confirm').click()
      await picker.says('1 件已不能选')
      expect(picker.dialog).not.to.equal(null)
      expect(picker.changes).to.deep.equal([])
      expect(picker.find('dialog .eb-chosen__fault')?.textContent).to.equal('已配置分账')
      await picker.press('移除')
      await until(() => picker.chosen.length === 1, 'removed')
      await picker.confirm()
      expect(picker.keys).to.deep.equal(['TP20260918010'])
    } finally {
      await split(false)
    }
  })

  it('F-PI-2 a saved row that became ineligible is marked below the button, and makes the value a problem', async () => {
    const [split] = (await stored('supplier_account_status = 1')) as [StoredProduct]
    const [good] = (await stored(strict)) as [StoredProduct]
    const picker = new Picker({ selection: [referenceTo(split), referenceTo(good)] })
    await until(() => picker.find('.eb-chosen__fault'), 'mark')
    expect(picker.find('.eb-chosen__fault')?.textContent).to.equal('已配置分账')
    await until(() => picker.problems.at(-1), 'problem')
    expect(picker.problems.at(-1)).to.equal('1 件已不能选，移除后再提交')
    expect(picker.message).to.equal('1 件已不能选，移除后再提交')
    picker.find(`[aria-label="移除 ${split.name}"]`)?.click()
    await until(() => picker.problems.at(-1) === undefined, 'solved')
    expect(picker.keys).to.deep.equal([good.id])
  })

  it('F-PI-3 select-all chooses no ineligible row by mouse, and reports how many it left out and why', async () => {
    const picker = new Picker({ tabs: ['19'], activityType: 23 })
    await picker.open()
    const blocked = picker.all('[part=choose][aria-disabled=true]').length
    expect(blocked).to.be.greaterThan(2)
    picker.control('全选本页').click()
    await until(() => picker.chosen.length === 10 - blocked, 'chosen')
    await picker.says(`选中 ${10 - blocked} 件，${blocked} 件不能选`)
    await picker.says('多规格产品不支持 1')
    expect(picker.drafts.at(-1)?.every(({ disabled }) => !disabled)).to.equal(true)
  })

  it('F-PI-3 W-PICK-2 all results by keyboard: only eligible rows, of all pages', async () => {
    const [{ count }] = (await sql<{ count: string }>(
      `select count(*) from ticket_product where hotel_id = '100101' and audit_status = 4
        and product_name like '%龙井%' and supplier_account_status = 0`,
    )) as [{ count: string }]
    const picker = new Picker()
    await picker.open()
    await picker.searchFor('龙井')
    picker.control('全选本页').focus()
    await sendKeys({ press: 'Enter' })
    const offer = await until(() => picker.control('选择全部'), 'offer')
    offer.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => picker.find('[part=confirm]')?.textContent?.includes(`${count} 件`), `all ${count}`)
    expect(picker.drafts.at(-1)?.some(({ supplierAccountStatus }) => supplierAccountStatus === 1)).to.equal(
      false,
    )
  })

  it('a failed check loses nothing, and can be retried', async () => {
    const picker = new Picker()
    await picker.open()
    await picker.choose('运河夜游船票')
    const hits = await injectFault({ match: keysPath, fault: 'status', status: 500, times: 1 })
    picker.part('confirm').click()
    await until(() => picker.part('confirm').textContent === '重试', 'retry')
    expect(await hits()).to.equal(1)
    expect(picker.chosen).to.deep.equal(['运河夜游船票'])
    await picker.says('ERROR : 500')
    await picker.confirm()
    expect(picker.keys).to.deep.equal(['TP20260817013'])
  })
})
