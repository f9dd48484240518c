import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '../applications'
import { menuNode } from '../applications/merchant/resources/menuNode'
import { fileRights, rightsOf } from '../permission'
import { menuEntries } from './menuEntries'

const entries = menuEntries(applications)
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const limitOf = (name: string) =>
  menuNode.fields.find((field) => field.name === name) as { maxLength?: number }

describe('the menu that a brand begins with', () => {
  test('has fifteen applications, their groups, and pages of a layout below it', () => {
    const roots = entries.filter(({ parent }) => parent === undefined)
    assert.deepEqual(
      roots.map(({ id }) => id),
      applications.map(({ name }) => name),
    )
    assert.equal(byId.get('tickets.products')?.parent, 'tickets')
    assert.equal(byId.get('/ticket/list/all')?.parent, 'tickets.products')
    assert.equal(byId.get('/miniStore')?.parent, 'channels.miniStore')
    assert.equal(byId.get('/miniStore/productManage')?.parent, '/miniStore')
  })

  test('every parent comes before its children; no permission has any', () => {
    const seen = new Set<string>()
    for (const { id, parent } of entries) {
      if (parent) assert.ok(seen.has(parent), id)
      if (parent) assert.notEqual(byId.get(parent)?.type, 'permission', id)
      seen.add(id)
    }
    assert.equal(seen.size, entries.length)
  })

  test('keeps the rules of menu nodes: unique names among siblings, unique codes, lengths', () => {
    const names = entries.map(({ parent, title }) => `${parent}/${title.zh}`)
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) < index),
      [],
    )
    const codes = entries.flatMap(({ permission }) => permission ?? [])
    assert.equal(new Set(codes).size, codes.length)
    const [nameLimit, codeLimit, pathLimit] = ['menuName', 'permission', 'routePath'].map(
      (name) => limitOf(name).maxLength ?? 0,
    ) as [number, number, number]
    for (const { title, permission = '', address = '', order } of entries) {
      assert.ok((title.zh ?? '').length <= nameLimit, title.zh)
      assert.ok(permission.length <= codeLimit, permission)
      assert.ok(address.length <= pathLimit, address)
      assert.ok(order <= 9999)
    }
  })

  test('offers the right to view every resource, every action, and every right on files', () => {
    const offered = new Set(entries.flatMap(({ permission }) => permission ?? []))
    for (const { resources } of applications)
      for (const resource of resources) {
        assert.ok(offered.has(`${resource.name}:view`), resource.name)
        for (const right of rightsOf(resource).slice(7))
          assert.ok(offered.has(`${resource.name}:${right}`), `${resource.name}:${right}`)
      }
    for (const right of fileRights) assert.ok(offered.has(`file:${right}`))
    assert.ok(!offered.has('orderFact:edit'))
  })
})
