import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { elementsFolder } from './definitions.mjs'
import { describeElements } from './describe.mjs'
import { filesOf } from './files.mjs'

/** What the schema of web-types, version 2022, knows of these. */
const known = {
  element: ['name', 'description', 'attributes', 'slots', 'js', 'css'],
  attribute: ['name', 'description', 'value', 'default'],
  property: ['name', 'description', 'type', 'default'],
  event: ['name', 'description', 'arguments'],
}

const isOf = (item, keys, where) => {
  assert.deepEqual(
    Object.keys(item).filter((key) => !keys.includes(key)),
    [],
    where,
  )
  assert.equal(typeof item.name, 'string', where)
  assert.ok(item.description.length > 0, `${where} has a description`)
  if ('default' in item) assert.equal(typeof item.default, 'string', where)
}

describe('web-types.json', () => {
  const manifest = JSON.parse(readFileSync(join(elementsFolder, 'package.json'), 'utf8'))
  let data
  let described
  before(async () => {
    described = await describeElements()
    data = JSON.parse(filesOf(described)['web-types.json'])
  })

  it('is what package.json names, of its name and version', () => {
    assert.equal(manifest['web-types'], 'dist/web-types.json')
    assert.equal(manifest.exports['./web-types.json'], './dist/web-types.json')
    assert.deepEqual([data.name, data.version], [manifest.name, manifest.version])
    assert.equal(data['description-markup'], 'markdown')
  })

  it('has the shape that editors read, each name once', () => {
    for (const element of data.contributions.html.elements) {
      isOf(element, known.element, element.name)
      for (const [kind, list] of [
        ['attribute', element.attributes],
        ['property', element.js.properties],
        ['event', element.js.events],
      ]) {
        for (const item of list) isOf(item, known[kind], `${element.name} ${item.name}`)
        const names = list.map(({ name }) => name)
        assert.equal(new Set(names).size, names.length, `${element.name} ${kind}`)
      }
      for (const { name, value } of element.attributes) assert.equal(typeof value.type, 'string', name)
    }
  })

  it('has everything that the definitions have', () => {
    const { elements } = data.contributions.html
    assert.deepEqual(
      elements.map(({ name }) => name),
      described.map(({ tag }) => tag),
    )
    for (const [index, element] of described.entries()) {
      const { attributes, js, css, slots } = elements[index]
      assert.equal(js.properties.length, element.properties.length)
      assert.equal(js.events.length, element.events.length)
      assert.equal(css.parts.length, Object.keys(element.parts).length)
      assert.equal(slots.length, Object.keys(element.slots).length)
      assert.equal(
        attributes.length,
        element.properties.filter(({ attribute }) => attribute).length + element.attributes.length,
      )
    }
  })

  it('offers the texts of a list, a default, and the detail of an event', () => {
    const find = (list, wanted) => list.find(({ name }) => name === wanted)
    const satisfaction = find(data.contributions.html.elements, 'eb-satisfaction')
    const level = find(satisfaction.attributes, 'level')
    assert.deepEqual([level.value.type, level.default], ["'page' | 'system'", "'page'"])
    const [{ type }] = find(satisfaction.js.events, 'eb-show').arguments
    assert.equal(type, "CustomEvent<{ level: 'page' | 'system' }>")
    const offset = find(satisfaction.css.properties, '--eb-satisfaction-offset')
    assert.equal(offset.default, '96px')
  })
})
