import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { injectFault, resetFaults, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible, Picker, stored, withGateway } from './testing/Picker'

const countPath = 'merchant-api/eb/selection-rule/count'
const filters = [{ name: 'status', value: 'published', label: '在售' }]

const rule = (filter: Partial<SelectionRule['filter']> = {}, except: string[] = []): SelectionRule => ({
  kind: 'rule',
  of: 'ticketProduct',
  filter: { hotelId: '100101', ...filter },
  except,
})

/** The text of the bar once the gateway has counted. */
function counted(picker: Picker): Promise<string> {
  return until(() => {
    const words = picker.find('.eb-picker__select-all-bar[aria-busy=false] [role=status]')?.textContent
    return words?.startsWith('选中符合条件的') ? words : undefined
  }, 'count')
}
const numberIn = (words: string) => Number(/的 (\d+) 件/.exec(words)?.[1])
const ruleBox = (picker: Picker) =>
  picker.all<HTMLInputElement>('dialog input[type=checkbox]').at(-1) as HTMLInputElement

async function openRule(picker: Picker) {
  await picker.open()
  ruleBox(picker).click()
  return counted(picker)
}

describe('rules in the product picker', () => {
  withGateway()

  it('are offered only if the page allows them, and never for single selection', async () => {
    const picker = new Picker()
    await picker.open()
    const before = picker.all('dialog input[type=checkbox]').length
    picker.set({ allowRule: true })
    await until(() => picker.all('dialog input[type=checkbox]').length === before + 1, 'offered')
    picker.set({ single: true })
    await until(() => picker.all('dialog input[type=checkbox]').length === before, 'not offered')
  })

  it('select all results within the locked filter, except excluded rows, with a live count', async () => {
    const picker = new Picker({ allowRule: true, filters, activityType: 23 })
    const all = numberIn(await openRule(picker))
    expect(picker.find('.eb-picker__locked')?.textContent).to.equal('在售已锁定')
    expect(picker.control('全选本页')).to.equal(undefined)
    await picker.searchFor('双人')
    const found = await until(async () => {
      const words = await counted(picker)
      return numberIn(words) < all ? words : undefined
    }, 'counted again')
    expect(found).to.contain('件不能选，')
    const included = picker.rows.find((row) => row.querySelector('[aria-pressed=true]')) as HTMLElement
    const name = picker.nameOf(included)
    expect(included.querySelector('button')?.ariaLabel).to.equal(`已包含 ${name}`)
    included.querySelector('button')?.click()
    await until(async () => numberIn(await counted(picker)) === numberIn(found) - 1, 'one less')
    expect(await counted(picker)).to.contain('排除 1 件')
    expect(picker.chosen).to.deep.equal([name])
    await expectAccessible(picker)
    await picker.confirm()
    const [confirmed] = picker.rules
    expect(confirmed?.filter).to.deep.equal({
      hotelId: '100101',
      tab: 'default',
      search: '双人',
      activityType: 23,
      where: { status: 'published' },
    })
    expect(confirmed?.except.length).to.equal(1)
    expect(picker.part('summary').textContent).to.contain(`${numberIn(found) - 1} 件`)
    expect(picker.part('summary').textContent).to.contain('名称含“双人”')
    expect(picker.part('summary').textContent).to.contain('在售')
    await expectAccessible(picker)
  })

  it('a saved rule opens unchanged; rows chosen one by one are kept aside', async () => {
    const [boat] = await stored("product_name = '运河夜游船票'")
    const key = `${boat?.id}:${boat?.type}`
    const picker = new Picker({ allowRule: true, selection: rule({ search: '船' }, [key]) })
    await until(() => picker.summary[0] === '运河夜游船票', 'read')
    await until(() => picker.button.textContent?.match(/已选 \d+ 件/), 'counted')
    await picker.open()
    await until(() => picker.search.value === '船', 'search')
    expect(ruleBox(picker).checked).to.equal(true)
    expect(picker.choice('运河夜游船票').textContent).to.equal('已排除')
    ruleBox(picker).click()
    await until(() => picker.choice('运河夜游船票').textContent === '选择', 'row by row')
    expect(picker.chosen).to.deep.equal([])
    ruleBox(picker).click()
    await until(() => picker.chosen[0] === '运河夜游船票', 'as it was')
    expect(picker.rules).to.deep.equal([])
  })

  it('by keyboard: Space on the box, Enter on a row excludes it, Ctrl+Enter confirms', async () => {
    const picker = new Picker({ allowRule: true })
    await picker.open()
    ruleBox(picker).focus()
    await sendKeys({ press: ' ' })
    await counted(picker)
    const row = picker.rows.find((one) => one.querySelector('[aria-pressed=true]')) as HTMLElement
    row.querySelector('button')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => picker.chosen.length === 1, 'excluded')
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ up: 'Control' })
    await picker.closed()
    expect(picker.rules[0]?.except.length).to.equal(1)
  })

  it('a failed count is reported, loses nothing, and confirming tries again', async () => {
    const picker = new Picker({ allowRule: true })
    const hits = await injectFault({ match: countPath, fault: 'status', status: 500 })
    await picker.open()
    ruleBox(picker).click()
    await picker.says('ERROR : 500')
    picker.part('confirm').click()
    await until(() => picker.part('confirm').textContent === '重试', 'reported')
    expect(await hits()).to.be.greaterThan(0)
    expect(picker.rules).to.deep.equal([])
    await resetFaults()
    picker.part('confirm').click()
    await picker.closed()
    expect(picker.rules.length).to.equal(1)
  })

  it('the page’s maximum applies to the rows that the rule selects', async () => {
    const picker = new Picker({ allowRule: true, max: 3 })
    await openRule(picker)
    picker.part('confirm').click()
    await picker.says('最多选 3 件')
    expect(picker.dialog).to.not.equal(null)
    expect(picker.rules).to.deep.equal([])
  })

  it('a rule for another locked filter must be confirmed again; nothing of it is lost', async () => {
    const picker = new Picker({ allowRule: true, filters, selection: rule({ search: '双人' }) })
    await until(() => picker.problems.at(-1) === '本页限定的条件变了，打开后重新确定', 'reported')
    await picker.open()
    await counted(picker)
    await picker.confirm()
    expect(picker.rules[0]?.filter).to.deep.contain({ search: '双人', where: { status: 'published' } })
    await until(() => picker.problems.at(-1) === undefined, 'no problem')
  })

  it('F-PI-2 the re-check before saving names rows that are gone, off the shelf or no longer match; nothing is removed', async () => {
    const rows = await stored(
      "status = 'published' and supplier_account_status <> 1 and ship_type <> 'mail'",
      4,
    )
    const selection = rows.map(({ id, type }) => ({ ticketProductId: id, productType: type }))
    const picker = new Picker({
      allowRule: true,
      selection,
      filters: [
        { name: 'productType', value: [...new Set(rows.map(({ type }) => type))].join(), label: '类型' },
      ],
    })
    await until(() => picker.summary.length === 4 && picker.handle.current, 'read')
    expect(await picker.handle.current?.recheck()).to.deep.equal([])
    const [gone, off, other] = rows.map(({ id }) => id)
    try {
      await sql(
        `update ticket_product set ticket_product_id = 'moved-' || ticket_product_id where ticket_product_id = '${gone}'`,
      )
      await sql(`update ticket_product set status = 'offline' where ticket_product_id = '${off}'`)
      await sql(`update ticket_product set audit_status = 3 where ticket_product_id = '${other}'`)
      const found = await picker.handle.current?.recheck()
      expect(found?.map(({ reason }) => reason)).to.deep.equal(['gone', 'offShelf', 'unmatched'])
      expect(picker.problems.at(-1)).to.equal('2 件已不能选，移除后再提交')
      expect(
        picker.all('[part=summary] .eb-chosen__fault').map(({ textContent }) => textContent),
      ).to.deep.equal(['已不存在', '已下架', '不再符合条件'])
      expect(picker.summary.length).to.equal(4)
    } finally {
      await sql(
        `update ticket_product set ticket_product_id = '${gone}' where ticket_product_id = 'moved-${gone}'`,
      )
      await sql(`update ticket_product set status = 'published' where ticket_product_id = '${off}'`)
      await sql(`update ticket_product set audit_status = 4 where ticket_product_id = '${other}'`)
    }
  })

  it('is available in English', async () => {
    const picker = new Picker({ allowRule: true, selection: rule({ search: '双人' }) }, undefined, 'en')
    await until(() => picker.part('summary')?.textContent?.includes('Selects all'), 'English')
    expect(picker.part('summary').textContent).to.contain('Name contains “双人”')
  })
})
