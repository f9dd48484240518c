import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createImportService } from './imports'
import { createRowService } from './rows'
import { serveServices } from './testing/openServices'

describe('imports of a resource', () => {
  const tags = 'wechat-api/customer-tag'
  const page = serveServices('admin')
  function open() {
    const { http, session } = page.open()
    return { imports: createImportService(http, session, tags), rows: createRowService(http) }
  }
  const file = (...lines: string[]) =>
    new File([['标签组,标签名称,打标方式,排序', ...lines].join('\r\n')], 'tags.csv', { type: 'text/csv' })

  test('a file is checked, corrected and saved; the rows are listed by state', async () => {
    const { imports, rows } = open()
    assert.equal(await imports.find(), null)
    const sent = await imports.send(file('服务,甲,手动标签,1', '服务,乙,乱写,2', '服务,丙,手动标签,3'))
    const { importId } = sent
    assert.deepEqual(sent.mapping, ['tagGroupName', 'tagName', 'tagMode', 'sortNo'])
    assert.equal((await imports.find())?.importId, importId)

    const checked = await imports.check(importId, sent.mapping)
    assert.deepEqual([checked.counts.ready, checked.counts.wrong], [2, 1])
    assert.deepEqual(
      (await imports.rows(importId, 0)).map(({ row }) => row),
      [2, 3, 4],
    )
    assert.deepEqual(
      (await imports.rows(importId, 2)).map(({ row }) => row),
      [3, 4],
    )
    assert.deepEqual(
      (await imports.rows(importId, 0, 'wrong')).map(({ row }) => row),
      [3],
    )

    const wrong = await imports.rowsFile(importId, 'wrong', { format: 'csv', lang: 'zh', name: '错误.csv' })
    assert.match(await wrong.content.text(), /乱写/)
    const mended = await imports.mend(importId, [{ row: 3, values: { tagMode: '手动标签' } }])
    assert.equal(mended.import.counts.wrong, 0)
    const saved = await imports.commit(importId)
    assert.equal(saved.counts.saved, 3)
    assert.equal(await rows.count(tags, 'tagGroupName=服务'), 3)
    assert.equal(await imports.find(), null)
  })

  test('an unmapped column is left out; a discarded import no longer exists', async () => {
    const { imports, rows } = open()
    const { importId, mapping } = await imports.send(file('弃,甲,手动标签,1'))
    await imports.check(importId, ['', ...mapping.slice(1)])
    assert.equal((await imports.rows(importId, 0, 'wrong')).length, 1)
    await imports.discard(importId)
    assert.equal(await imports.find(), null)
    assert.equal(await rows.count(tags, 'tagGroupName=弃'), 0)
  })

  test('a template has the requested columns, or all', async () => {
    const { imports } = open()
    const options = { format: 'csv', lang: 'en', name: 'template.csv' } as const
    const some = await (await imports.template(['tagName'], options)).content.text()
    const all = await (await imports.template([], options)).content.text()
    assert.ok(all.split('\n')[0]?.includes(','), all)
    assert.ok((some.split('\n')[0] ?? '').split(',').length < (all.split('\n')[0] ?? '').split(',').length)
  })
})
