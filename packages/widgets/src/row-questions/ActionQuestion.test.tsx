import { injectFault, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, withGateway } from '../data-list/testing/ListPage'

const path = 'ticket-api/eb/ticket-product/action/adjustInventory'

describe('the question of a row action', function () {
  this.timeout(60_000)
  withGateway()
  let product = ''
  before(async () => {
    const [found] = await sql<{ id: string }>(
      `update ticket_product set total_inventory = 10 where ticket_product_id = (select ticket_product_id from ticket_product
        where hotel_id = '100101' and product_spec_type = 0 and status = 'published' limit 1) returning ticket_product_id as id`,
    )
    product = found?.id ?? ''
  })

  const inventory = async () =>
    (
      await sql<{ count: number }>(
        'select total_inventory::int as count from ticket_product where ticket_product_id = $1',
        [product],
      )
    )[0]?.count

  /** Opens the question of the product's row. */
  async function opened() {
    const page = new ListPage({
      resource: 'ticket-api/ticket-product',
      filters: { ticketProductId: { is: [product] } },
    })
    await page.settled()
    const row = page.rows.find(({ dataset }) => dataset.key === product)
    page.button('更多操作', row).click()
    await until(() => page.button('调整库存'), 'the action')
    page.button('调整库存').click()
    const dialog = () => page.find('dialog[open]') as HTMLElement
    const input = (name: string) => dialog()?.querySelector(`[data-field=${name}] input`) as HTMLInputElement
    await until(() => input('specName')?.matches(':focus'), 'the first field of its form')
    const type = async (name: string, text: string) => {
      input(name).focus()
      input(name).select()
      await sendKeys({ type: text })
    }
    const alert = () => [...(dialog()?.querySelectorAll('[role=alert]') ?? [])].at(-1)?.textContent ?? ''
    const run = () => page.button('调整库存', dialog()).click()
    return {
      page,
      dialog,
      input,
      type,
      run,
      alert,
    }
  }

  it('stays open with the reason if nothing was done', async () => {
    const before = await inventory()
    const { page, dialog, input, type, run, alert } = await opened()
    await type('delta', '-9999')
    await type('reason', '月底盘点')
    run()
    await until(alert, 'the reason')
    expect(alert()).to.match(/^没有调整库存：.+10/)
    expect([input('delta').value, input('reason').value]).to.deep.equal(['-9999', '月底盘点'])
    await expect(dialog()).to.be.accessible()
    await type('delta', '5')
    run()
    await until(() => !dialog(), 'closed')
    await page.says('已调整库存')
    expect(await inventory()).to.equal(Number(before) + 5)
  })

  it('is done once if its answer was lost and it is repeated', async () => {
    const before = await inventory()
    const { dialog, type, run, input, alert } = await opened()
    await type('delta', '3')
    await type('reason', '补货')
    const lost = await injectFault({ match: path, fault: 'cutConnection', times: 1 })
    run()
    await until(alert, 'that it is not known to be done')
    expect(await lost()).to.equal(1)
    expect(input('reason').value).to.equal('补货')
    run()
    await until(() => !dialog(), 'closed')
    expect((await seenRequests()).filter(({ path: asked }) => asked.endsWith(path))).to.have.length(2)
    expect(await inventory()).to.equal(Number(before) + 3)
  })
})
