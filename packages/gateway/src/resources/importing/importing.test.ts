import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ImportRow } from '@ebkit/protocol/calls/resourceImports'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { createImportClient, type ImportClient } from '../testing/importClient'
import { type ResourceClient, resourceClient } from '../testing/resourceClient'
import { unzip } from '../testing/unzip'

const address = 'wechat-api/eb/customer-tag'

describe('importing rows of a file', () => {
  let gateway: TestGateway
  let cookie: string
  let imports: ImportClient
  let tags: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
    imports = createImportClient(gateway, cookie, address)
    tags = resourceClient(gateway, cookie, address, 'customerTagId')
  })
  after(() => gateway.stop())

  const problemsOf = (rows: readonly ImportRow[]) =>
    rows.map(({ row, problems }) => [row, ...problems.map(({ path, code }) => `${path} ${code}`)])

  const sheet = (...lines: string[]) => ['标签组,标签名称,打标方式,颜色,排序,别的', ...lines].join('\r\n')

  const count = async (group: string) => (await tags.list({ filter: `tagGroupName=${group}` })).data.total

  test('rows are checked as saving does; mended ones are saved once, the others come back', async () => {
    const sent = await imports.send(
      sheet(
        '兴趣,亲子,手动标签,#ff8800,1,x',
        ',无组,手动标签,,2,',
        '兴趣,亲子,手动标签',
        '兴趣,滑雪,乱写,,4元',
        '兴趣,冲浪,乱写',
      ),
      'tags.csv',
    )
    assert.deepEqual(sent.mapping, ['tagGroupName', 'tagName', 'tagMode', 'color', 'sortNo', ''])
    const checked = await imports.check(sent)
    assert.deepEqual(checked.counts, { wrong: 4, mended: 0, ready: 1, skipped: 0, saved: 0 })
    const wrong = await imports.rows(sent, 'wrong')
    assert.deepEqual(problemsOf(wrong), [
      [3, 'tagGroupName required'],
      [4, 'tagGroupName duplicate'],
      [5, 'tagMode option', 'sortNo integer'],
      [6, 'tagMode option'],
    ])
    assert.deepEqual(wrong[1]?.problems[0]?.params, { row: 2 })
    assert.equal(wrong[2]?.problems[1]?.proposal, '4')
    assert.equal(await count('兴趣'), 0, 'a check saves nothing')

    const mended = await imports.mend(sent, [
      { row: 2, values: { tagName: '遛娃' } },
      { row: 3, skip: true },
      { row: 5, values: { tagMode: '手动标签' }, alike: true },
      { row: 5, values: { sortNo: '4' } },
    ])
    // row 4 was the same as row 2, row 6 had the same wrong text as row 5
    assert.deepEqual(mended.import.counts, { wrong: 0, mended: 3, ready: 1, skipped: 1, saved: 0 })
    assert.deepEqual(mended.rows.find(({ row }) => row === 5)?.before, { tagMode: '乱写', sortNo: '4元' })
    assert.equal(await count('兴趣'), 0)

    const [once, again] = await Promise.all([imports.commit(sent), imports.commit(sent)])
    assert.equal(Math.max(once.counts.saved, again.counts.saved), 4)
    assert.equal(await count('兴趣'), 4, 'two commits at once save each row once')
    const [first] = await imports.rows(sent, 'saved')
    const trail = await (await tags.ask(`trail?key=${first?.key}`)).json()
    assert.deepEqual(
      trail.data.list.map(({ kind }: { kind: string }) => kind),
      ['save'],
    )
    assert.equal((await imports.ask('').then((answer) => answer.json())).data, null, 'nothing is left to do')
  })

  test('a row that is there is updated where the user says so, or where the file has its key', async () => {
    const { data: own } = await tags.save({
      tagGroupName: '来源',
      tagName: '官网',
      tagMode: 'MANUAL',
      sortNo: 7,
    })
    const sent = await imports.send(sheet('来源,官网,手动标签,,9'))
    await imports.check(sent)
    assert.deepEqual(problemsOf(await imports.rows(sent)), [[2, 'tagGroupName taken']])
    await imports.mend(sent, [{ row: 2, update: true }])
    await imports.commit(sent)
    const { data: after } = await tags.detail(String(own.customerTagId))
    assert.deepEqual([after.sortNo, after.version], [9, 2])

    const keyed = `标签ID,标签组,标签名称,打标方式,排序\n${own.customerTagId},来源,官网,手动标签,11\nnone,来源,线下,手动标签,1`
    const byKey = await imports.send(keyed)
    await imports.check(byKey)
    assert.deepEqual(problemsOf(await imports.rows(byKey)), [[2], [3, 'customerTagId unknown']])
    // somebody else saves first
    await tags.save({ ...after, referenceLabels: undefined, sortNo: 10 })
    await imports.commit(byKey)
    assert.deepEqual(problemsOf(await imports.rows(byKey, 'wrong'))[0], [2, ' changed'])
    await imports.mend(byKey, [{ row: 2 }])
    await imports.commit(byKey)
    assert.equal((await tags.detail(String(own.customerTagId))).data.sortNo, 11)
  })

  test('another mapping forgets the rows that the file’s keys named', async () => {
    const save = async (tagName: string) =>
      String(
        (await tags.save({ tagGroupName: '键', tagName, tagMode: 'MANUAL', sortNo: 7 })).data.customerTagId,
      )
    const [one, two] = [await save('甲'), await save('乙')]
    const sent = await imports.send(
      `标签ID,别的ID,标签组,标签名称,打标方式,排序\n${one},${two},键,丙,手动标签,11\n${one},,键,丁,手动标签,12`,
    )
    const [, , ...others] = sent.mapping
    const keys = async () => (await imports.rows(sent)).map(({ key }) => key)
    await imports.check(sent)
    await imports.mend(sent, [{ row: 3, skip: true }])
    assert.deepEqual(await keys(), [one, one])

    await imports.check(sent, ['', 'customerTagId', ...others])
    assert.deepEqual(await keys(), [two, undefined], 'another column')
    await imports.check(sent, ['', '', ...others])
    assert.deepEqual(await keys(), [undefined, undefined])
    await imports.mend(sent, [{ row: 3, skip: false }])
    assert.equal((await imports.commit(sent)).counts.saved, 2)
    const old = [(await tags.detail(one)).data, (await tags.detail(two)).data]
    assert.deepEqual(
      old.map(({ tagName, sortNo }) => [tagName, sortNo]),
      [
        ['甲', 7],
        ['乙', 7],
      ],
    )
    assert.equal(await count('键'), 4)
  })

  test('a text like the one of the file is no change', async () => {
    const sent = await imports.send(sheet('同,一,手动标签,,1', '同,二,手动标签'))
    await imports.check(sent)
    const same = await imports.mend(sent, [
      { row: 2, values: { tagName: '一' } },
      { row: 3, values: { tagName: '二', sortNo: '' } },
    ])
    assert.deepEqual([same.import.counts.mended, same.import.counts.ready], [0, 2])
    await imports.mend(sent, [{ row: 2, values: { tagName: '另', sortNo: '2' } }])
    const back = await imports.mend(sent, [{ row: 2, values: { tagName: '一' } }])
    assert.deepEqual(back.rows[0]?.before, { sortNo: '1' })
    const none = await imports.mend(sent, [{ row: 2, values: { sortNo: '1' } }])
    assert.deepEqual([none.import.counts.mended, none.import.counts.ready], [0, 2])
  })

  test('references are found by name or code; an e-card holder with errors is mended and saved', async () => {
    const card = { validCardId: 'VC1', cardName: '西湖年卡' }
    await gateway.sql(`insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face,
        sale_price, total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice)
      select brand_id, hotel_id, 'VC1', '西湖年卡', ticket_category_id, '', 1, 1, '2026-01-01', '2026-12-31', '[]', '{}', '', ''
      from ticket_category where hotel_id = '100101' limit 1`)
    const holders = createImportClient(gateway, cookie, 'ticket-api/eb/ecard-user')
    const file = [
      '有效期卡,持卡人,手机号,证件号,购卡金额',
      `${card.cardName},李明,13800001111,,"1,286.5"`,
      `${card.validCardId},王芳,138****1111,,12.8元`,
      '没有的卡,赵*,13800002222,,',
    ].join('\n')
    const sent = await holders.send(file)
    await holders.check(sent)
    const rows = await holders.rows(sent)
    assert.deepEqual(problemsOf(rows), [
      [2],
      [3, 'payAmount money', 'holderPhone masked'],
      [4, 'validCardId unknown', 'holderName masked'],
    ])
    assert.equal(rows[1]?.problems[0]?.proposal, '12.80')
    await holders.mend(sent, [{ row: 3, values: { payAmount: '12.80', holderPhone: '13900001111' } }])
    const { counts } = await holders.commit(sent)
    assert.deepEqual([counts.saved, counts.wrong], [2, 1])
    const [first] = await holders.rows(sent, 'saved')
    const own = resourceClient(gateway, cookie, 'ticket-api/eb/ecard-user', 'ecardUserId')
    const saved = (await own.detail(String(first?.key))).data
    assert.deepEqual(
      [saved.validCardId, saved.payAmount, saved.source, saved.ecardType],
      [card.validCardId, 128_650, 'import', 'valid_card'],
    )
    const left = await (await holders.ask(`/file?importId=${sent.importId}&format=csv`)).text()
    assert.match(
      left,
      /,错误原因\r\n没有的卡,赵\*,13800002222,,,"有效期卡: 没有「没有的卡」\n持卡人: 打了星号/,
    )
  })

  test('F-GW-1 an import is its user’s own; without the right, in another brand and without an offer there is none', async () => {
    const sent = await imports.send(sheet('私,密,手动标签'))
    for (const account of ['manager', 'neighbour']) {
      const other = createImportClient(gateway, await gateway.signIn(account), address)
      assert.equal((await other.ask(`?importId=${sent.importId}`)).status, 404, account)
      assert.equal((await other.ask(`/rows?importId=${sent.importId}`)).status, 404, account)
      for (const path of ['/check', '/commit', '/discard'])
        assert.equal(
          (await other.post(path, { importId: sent.importId, mapping: ['', '', '', '', '', ''] })).status,
          404,
          path,
        )
    }
    const viewer = createImportClient(gateway, await gateway.signIn('viewer'), address)
    assert.equal((await viewer.sendRaw(sheet('私,密,手动标签'))).status, 403)
    assert.equal((await viewer.ask('/template')).status, 403)
    const printers = createImportClient(gateway, cookie, 'merchant-api/eb/printer')
    assert.equal((await printers.sendRaw('a\n1')).status, 404, 'no page offers it')
    const stray = await imports.post('/check', {
      importId: sent.importId,
      mapping: ['status', '', '', '', '', ''],
    })
    assert.equal(stray.status, 400, 'only actions change a state')
    assert.equal((await imports.post('/discard', { importId: sent.importId })).status, 200)
    assert.equal((await imports.ask(`?importId=${sent.importId}`)).status, 404)
  })

  test('a template has the columns of the definition, in both languages and formats', async () => {
    const csv = (query: string) =>
      imports.ask(`/template?format=csv&${query}`).then((answer) => answer.text())
    assert.match(await csv('lang=zh'), /^标签组\*,标签名称\*,打标方式\*,颜色,/)
    assert.match(await csv('lang=en'), /^Tag group\*,Tag\*,Set by\*,Colour,/)
    assert.match(await csv('columns=sortNo'), /^标签组\*,标签名称\*,打标方式\*,排序\r\n$/)
    const book = Buffer.from(await (await imports.ask('/template')).arrayBuffer())
    assert.match(unzip(book)['xl/worksheets/sheet1.xml'] ?? '', /标签组\*/)
    const sent = await imports.send(`${(await csv('lang=en')).trim()}\r\na,b,MANUAL`)
    assert.deepEqual(sent.mapping.slice(0, 3), ['tagGroupName', 'tagName', 'tagMode'])
  })

  test('a definition says what a file may leave out, how long it is, and what comes back', async () => {
    const links = createImportClient(gateway, cookie, 'merchant-api/eb/short-link')
    const template = await links.ask('/template?format=csv')
    assert.equal((await template.text()).replace('\ufeff', ''), '链接名称*,网页地址*,投放渠道\r\n')
    const head = 'linkName,targetUrl,channelTag'
    const line = (number: number) => `导入${number},https://shop.example/${number},短信`
    const lines = (count: number) => [head, ...Array.from({ length: count }, (_, index) => line(index))]
    const long = await links.sendRaw(lines(501).join('\n'))
    const refused = (await long.json()) as { code: string; data: unknown }
    assert.deepEqual([long.status, refused.code], [422, 'file-unreadable'])
    assert.deepEqual(refused.data, { reason: 'too-many-rows', limit: 500 })
    await links.send(lines(500).join('\n'))

    const sent = await links.send([head, line(1), '无地址,,短信', line(2)].join('\n'))
    await links.check(sent)
    assert.deepEqual(problemsOf(await links.rows(sent, 'wrong')), [[3, 'targetUrl required']])
    assert.equal((await links.commit(sent)).counts.saved, 2)
    const file = await links.ask(`/file?importId=${sent.importId}&format=csv&rows=saved`)
    const [first, one, two, ...rest] = (await file.text()).replace('\ufeff', '').trim().split('\r\n')
    assert.equal(first, 'linkName,targetUrl,channelTag,短链接')
    assert.match(one ?? '', /^导入1,https:\/\/shop.example\/1,短信,http\S+\/s\/100101\/[A-Za-z0-9]{6}$/)
    assert.match(two ?? '', /^导入2,/)
    assert.deepEqual(rest, [])
    const none = await imports.send(sheet('无,回,手动标签'))
    assert.equal(
      (await imports.ask(`/file?importId=${none.importId}&rows=saved`)).status,
      404,
      'nothing to give',
    )
    const opened = await fetch(one?.split(',').at(-1) ?? '', { redirect: 'manual' })
    assert.equal(opened.headers.get('location'), 'https://shop.example/1')
  })
})
