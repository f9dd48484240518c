import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { CascaderItem } from '.'
import { CascaderPage } from './testing/CascaderPage'

const top: CascaderItem[] = [
  { id: '浙江省', name: '浙江省' },
  { id: '江西省', name: '江西省' },
]

const below: Readonly<Record<string, readonly CascaderItem[]>> = {
  浙江省: [{ id: '浙江省/杭州市', name: '杭州市' }],
  '浙江省/杭州市': [
    { id: '浙江省/杭州市/西湖区', name: '西湖区', leaf: true },
    { id: '浙江省/杭州市/上城区', name: '上城区', leaf: true },
  ],
  江西省: [{ id: '江西省/南昌市', name: '南昌市' }],
  '江西省/南昌市': [{ id: '江西省/南昌市/西湖区', name: '西湖区', leaf: true }],
}

const pathOf = (id: string) => id.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

/** A cascader with only the first level loaded, and its calls of `find`. */
function openPage(answers: Readonly<Record<string, readonly string[]>>, failures = 0) {
  const asked: string[] = []
  const page = new CascaderPage({
    items: top,
    load: ({ id }) => Promise.resolve(below[`${id}`] ?? []),
    find: async (text) => {
      asked.push(text)
      if (asked.length <= failures) throw new Error('offline')
      return (answers[text] ?? []).map(pathOf)
    },
  })
  const search = async (text: string) => {
    await page.open()
    page.input.focus()
    await sendKeys({ type: text })
  }
  return { asked, page, search }
}

describe('search in levels that are not loaded', () => {
  const message = (page: CascaderPage) => page.find('.eb-cascader__message')

  it('shows results with their paths, in the order of the answer, and chooses one', async () => {
    const { asked, page, search } = openPage({
      西湖: ['浙江省/杭州市/西湖区', '江西省/南昌市/西湖区'],
    })
    await search('西湖')
    await until(() => message(page)?.textContent === '加载中…', 'it says that it is searching')
    await until(() => page.columns[0]?.length === 2, 'found')
    expect(page.columns[0]).to.deep.equal(['浙江省 / 杭州市 / 西湖区', '江西省 / 南昌市 / 西湖区'])
    expect(asked).to.deep.equal(['西湖'])
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ press: 'Enter' })
    await page.isClosed()
    expect(page.changes).to.deep.equal([['浙江省/杭州市/西湖区']])
    await until(() => page.words === '浙江省 / 杭州市 / 西湖区', 'path')
  })

  it('a result that cannot be chosen opens its branch', async () => {
    const { page, search } = openPage({ 杭州: ['浙江省/杭州市'] })
    await search('杭州')
    await until(() => page.columns[0]?.length === 1, 'found')
    await sendKeys({ press: 'Enter' })
    await until(() => page.columns.length === 3, 'columns')
    expect(page.input.value).to.equal('')
    expect(page.columns[2]).to.deep.equal(['西湖区', '上城区'])
    expect(page.changes).to.deep.equal([])
    await page.click('上城区')
    expect(page.changes).to.deep.equal([['浙江省/杭州市/上城区']])
  })

  it('an empty result is shown after the answer; a failure too, with a retry button', async () => {
    const { asked, page, search } = openPage({}, 1)
    await search('没有')
    const retry = await until(() => page.find('.eb-cascader__retry'), 'retry')
    expect(message(page).textContent).to.equal('加载失败重试')
    expect(message(page).getAttribute('role')).to.equal('alert')
    retry.click()
    await until(() => message(page)?.textContent === '没有找到', 'nothing')
    expect(asked).to.deep.equal(['没有', '没有'])
  })

  it('a failure to load a parent of a result is reported as a failure; a retry loads it', async () => {
    let failures = 1
    const page = new CascaderPage({
      items: top,
      load: async ({ id }) => {
        if (failures-- > 0) throw new Error('offline')
        return below[`${id}`] ?? []
      },
      find: async () => [pathOf('浙江省/杭州市/西湖区')],
    })
    await page.open()
    page.input.focus()
    await sendKeys({ type: '西湖' })
    const retry = await until(() => page.find('.eb-cascader__retry'), 'retry')
    expect(message(page).textContent).to.equal('加载失败重试')
    retry.click()
    await until(() => page.columns[0]?.[0] === '浙江省 / 杭州市 / 西湖区', 'found')
  })
})
