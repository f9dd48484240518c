import { injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListPage, withGateway } from './testing/ListPage'

const byName = { resource: 'merchant-api/printer', editable: 'location' }

const definitions = async () =>
  (await seenRequests()).filter(({ path }) => path.includes('/printer/definition')).length

describe('eb-data-list with only the name of a resource', function () {
  this.timeout(60_000)
  withGateway()

  it('uses columns, filters, texts and actions of the definition, and reports add, edit and copy to the page', async () => {
    const page = new ListPage(byName)
    await page.settled()
    const heads = page.all('[role=columnheader]').map(({ textContent }) => textContent?.trim())
    for (const head of ['打印机名称', '品牌型号', '摆放位置', '在线状态']) expect(heads).to.include(head)
    expect(page.said).to.include('云打印').and.not.include('CLOUD')
    expect(page.find('[role=grid]')?.ariaLabel).to.equal('打印机')
    page.button('新建打印机').click()
    page.button('编辑').click()
    page.button('复制').click()
    const key = page.rows[0]?.dataset.key
    expect(page.events).to.deep.equal(['toolbar add', `row edit ${key}`, `row copy ${key}`])
    expect(await definitions()).to.equal(1)
  })

  it('reports an unknown resource: an error, and its name in the browser’s console', async () => {
    const page = new ListPage({ resource: 'merchant-api/printr' })
    await until(() => page.errors.length, 'the error')
    expect(page.errors.map(({ code }) => code)).to.deep.equal(['http'])
    await page.says('加载失败')
    const { reports } = page.session
    expect(reports.map(({ code }) => code)).to.deep.equal(['resource-unknown'])
    expect(reports[0]?.message).to.contain('merchant-api/printr')
  })

  it('confirms a deletion by name, and runs actions of the resource itself', async () => {
    await sql(`insert into printer (brand_id, hotel_id, printer_id, printer_name, brand_model, sn, usage, location)
      values ('1001', '100101', 'gone', '0 将删', 'FEIE', 'gone', 'LABEL', '大堂') on conflict do nothing`)
    const page = new ListPage(byName)
    await page.settled()
    const row = () => page.rows.find(({ dataset }) => dataset.key === 'gone')
    const choose = async (name: string) => {
      page.button('更多操作', row()).click()
      await until(() => page.button(name), name)
      page.button(name).click()
    }
    await choose('停用')
    await page.says('停用后打印任务转至备用打印机')
    page.button('停用', page.find('dialog[open]') as HTMLElement).click()
    await until(() => row()?.textContent?.includes('已停用'), 'new state')
    await choose('删除')
    await page.says('删除「0 将删」？')
    page.button('删除', page.find('dialog[open]') as HTMLElement).click()
    await until(() => !row(), 'gone')
    expect(page.events).to.deep.equal([])
  })

  it('names the selected rows before an action changes them', async () => {
    for (const name of ['甲', '乙'])
      await sql(`insert into printer (brand_id, hotel_id, printer_id, printer_name, brand_model, sn, usage, location)
        values ('1001', '100101', '${name}', '0 ${name}', 'FEIE', '${name}', 'LABEL', '大堂') on conflict do nothing`)
    const page = new ListPage({ ...byName, selection: 'multiple', sort: 'printerName asc' })
    await page.settled()
    for (const key of ['甲', '乙'])
      page.rows
        .find(({ dataset }) => dataset.key === key)
        ?.querySelector<HTMLInputElement>('input[type=checkbox]')
        ?.click()
    const bar = await until(() => page.find<HTMLElement>('[part=bulk]'), 'the bar')
    await until(() => page.button('停用', bar), 'the action')
    page.button('停用', bar).click()
    await until(() => /一共 2 条：0 [甲乙]、0 [甲乙]。/.test(page.said), 'their names')
    page.button('取消', page.find('dialog[open]') as HTMLElement).click()
    await sql("delete from printer where printer_id in ('甲', '乙')")
  })

  it('can be filtered by referenced rows, by name', async () => {
    const page = new ListPage(byName)
    await page.settled()
    const all = page.rows.length
    page.button('所属餐厅').click()
    const listed = page.rows.map((row) => row.textContent).join(' ')
    const choice = () =>
      page
        .all<HTMLLabelElement>('.eb-filter__choices label')
        .find(({ textContent }) => listed.includes(textContent?.trim() || 'none'))
    await until(choice, 'restaurants')
    const name = choice()?.textContent?.trim() ?? ''
    choice()?.click()
    await until(() => page.rows.length < all && page.said.includes(`所属餐厅：${name}`), 'filtered')
  })

  it('reports why the definition is missing, and retries', async () => {
    await injectFault({ match: '/merchant-api/eb/printer/definition', fault: 'status', status: 403 })
    const page = new ListPage(byName)
    await page.says('加载失败')
    await resetFaults()
    await until(() => {
      // It is read again when the signed-in user becomes known, which may fail after the press.
      page.button('重试')?.click()
      return page.rows.length > 5
    }, 'rows')
  })
})
