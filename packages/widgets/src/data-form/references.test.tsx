import type { Option } from '@ebkit/rules/fields'
import { injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { OptionSource } from './options'
import { FormPage, printerFields, printerValues, setUp } from './testing/FormPage'

const fields = [
  ...printerFields,
  { name: 'counterId', label: { zh: '所属柜台' }, type: 'ref' },
] as typeof printerFields

const counters: OptionSource = { resource: 'merchant-api/counter', display: 'counterName' }

const open = async (source: OptionSource = counters, more = {}) => {
  const page = new FormPage({
    fields,
    optionsOf: { counterId: source },
    value: printerValues('有柜台'),
    ...more,
  })
  await page.ready()
  await until(() => page.find('[data-field=counterId] [role=combobox]'), 'control')
  return page
}

const labels = (page: FormPage) =>
  page.all('[data-field=counterId] .eb-list__label').map((one) => one.textContent)
const box = (page: FormPage) => page.find('[data-field=counterId] [role=combobox]')
const note = (page: FormPage) => page.text('[data-field=counterId] .eb-select__none')
const searches = async () =>
  (await seenRequests())
    .map(({ path }) => new URL(path, 'http://x'))
    .filter(({ pathname }) => pathname.includes('/counter/list'))
    .map(({ searchParams }) => searchParams.get('search') ?? searchParams.get('filter') ?? '')

/** Opens the list by keyboard and waits until it shows options. */
async function unfold(page: FormPage) {
  box(page).focus()
  await sendKeys({ press: 'ArrowDown' })
  await until(() => page.focused?.matches('.eb-select__filter'), 'focus on the search')
}

describe('eb-data-form: options from other sources', () => {
  setUp()
  before(() =>
    sql(`insert into counter (brand_id, hotel_id, counter_id, counter_name, counter_code, counter_type, location,
        business_hours_from, business_hours_until, employees, functions)
      select brand_id, hotel_id, 'CN' || n, '很多柜台 ' || lpad(n::text, 4, '0'), 'X' || n, 'DESK', '大堂',
        '08:00', '20:00', '{}', '{PAY}'
      from (select brand_id, hotel_id from counter where hotel_id = '100101' limit 1) one, generate_series(1, 1500) n
      on conflict do nothing`),
  )
  after(async () => {
    await sql("delete from printer where printer_name = '有柜台'")
    await sql("delete from counter where counter_name like '很多柜台 %'")
  })

  it('W-FORM-8 a row beyond the first thousand is found by the gateway, chosen by keyboard and saved', async () => {
    const page = await open()
    await unfold(page)
    await until(() => note(page).includes('只列出了 200 条'), 'that there are more')
    expect(labels(page)).to.not.include('很多柜台 1444')
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ type: '柜台 1444' })
    await until(() => labels(page).join() === '很多柜台 1444', 'found')
    await sendKeys({ press: 'Enter' })
    await until(() => box(page).textContent === '很多柜台 1444', 'chosen')
    page.button('save').click()
    await until(() => page.events.includes('saved add'), 'saved')
    const rows = await sql<{ counter_id: string }>(
      "select counter_id from printer where printer_name = '有柜台'",
    )
    expect(rows).to.deep.equal([{ counter_id: 'CN1444' }])
  })

  it('a record contains the name of its row; for a draft, which does not, the name is requested', async () => {
    const [row] = await sql<{ printer_id: string }>(
      "select printer_id from printer where printer_name = '有柜台'",
    )
    const page = await open(counters, { mode: 'edit', recordId: row?.printer_id, value: undefined })
    await until(() => box(page).textContent === '很多柜台 1444', 'name')
    expect((await searches()).filter(Boolean)).to.deep.equal([])
    page.fill({ counterId: 'CN1333' })
    await until(() => box(page).textContent === '很多柜台 1333', 'asked for by its key')
    expect((await searches()).filter(Boolean)).to.deep.equal(['counterId=CN1333'])
  })

  it('two versions of a record are compared by the names of the referenced rows', async () => {
    const [row] = await sql<{ printer_id: string }>(
      "select printer_id from printer where printer_name = '有柜台'",
    )
    const page = await open(counters, { mode: 'edit', recordId: row?.printer_id, value: undefined })
    await until(() => box(page).textContent === '很多柜台 1444', 'name')
    await sql("update printer set counter_id = 'CN1222', version = version + 1 where printer_name = '有柜台'")
    page.fill({ counterId: 'CN1333' })
    page.button('save').click()
    await until(() => page.text('.eb-conflict__field').includes('很多柜台 1222'), 'their name')
    expect(page.text('.eb-conflict__field')).to.include('很多柜台 1333')
    expect(page.text('.eb-conflict__field')).to.not.include('CN1')
  })

  it('a record of a list uses the names that came with the row, without a request', async () => {
    const counter = { name: 'counterId', label: { zh: '柜台' }, type: 'ref' }
    const lines = { name: 'lines', label: { zh: '行' }, type: 'list', fields: [counter] }
    const page = await open(counters, {
      fields: [...fields, lines] as typeof fields,
      value: {
        ...printerValues('有柜台'),
        lines: [{ counterId: 'CN1007' }],
        referenceLabels: { 'lines.counterId': { CN1007: '行里的柜台' } },
      },
    })
    await until(() => page.text('[data-row="0"] [role=combobox]') === '行里的柜台', 'name')
    expect((await searches()).filter(Boolean)).to.deep.equal([])
  })

  it('only the newest answer counts: late answers for older texts are not shown', async () => {
    const waiting = new Map<string, (options: Option[]) => void>()
    const page = await open((search) =>
      search
        ? new Promise<Option[]>((resolve) => waiting.set(search, resolve))
        : [{ value: 'first', label: { zh: '第一个' } }],
    )
    await unfold(page)
    await sendKeys({ type: '慢' })
    await until(() => waiting.has('慢'), 'asked')
    await sendKeys({ type: '快' })
    await until(() => waiting.has('慢快'), 'asked again')
    waiting.get('慢快')?.([{ value: 'new', label: { zh: '新的' } }])
    await until(() => labels(page).join() === '新的', 'newest')
    waiting.get('慢')?.([{ value: 'old', label: { zh: '旧的' } }])
    await new Promise(requestAnimationFrame)
    expect(labels(page)).to.deep.equal(['新的'])
  })

  it('the results of a function that ignores the search are filtered; texts and numbers are options', async () => {
    const page = await open((() => ['东门', '西门', 3]) as never)
    await unfold(page)
    await until(() => labels(page).length === 3, 'all')
    await sendKeys({ type: '西' })
    await until(() => labels(page).join() === '西门', 'what fits')
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ type: '没有' })
    await until(() => note(page).includes('没有找到'), 'nothing')
  })

  it('a loading failure is shown at the field and in the list, and can be retried', async () => {
    const hits = await injectFault({ match: 'merchant-api/eb/counter/list', fault: 'status', status: 500 })
    const page = await open()
    await until(() => page.find('[data-field=counterId] [aria-invalid=true]'), 'reported')
    // A live region exists before its text.
    await until(() => page.text('[data-field=counterId]').includes('ERROR : 500'), 'why')
    expect(await hits()).to.be.greaterThan(0)
    await resetFaults()
    box(page).focus()
    await sendKeys({ press: 'ArrowDown' })
    await until(() => labels(page).length > 9, 'loaded', 8000)
    expect(page.find('[data-field=counterId] [aria-invalid=true]')).to.equal(null)
  })

  it('an answer that is not a list does no harm', async () => {
    const page = await open((() => ({ list: 7 })) as never)
    await until(() => page.find('[data-field=counterId] [aria-invalid=true]'), 'reported')
    expect(page.find('[part=foot]')).to.not.equal(null)
  })

  it('leaves no request behind', async () => {
    let asked: AbortSignal | undefined
    const page = await open((_search, { signal }) => {
      asked = signal
      return new Promise(() => {})
    })
    await until(() => asked, 'asked')
    page.view.unmount()
    await until(() => asked?.aborted, 'aborted')
  })
})
