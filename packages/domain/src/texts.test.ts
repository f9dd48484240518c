import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { catalogue } from './catalogue'

/** Every Chinese and English text of a definition, with its path. */
function textsOf(part: unknown, place: string): Array<[string, string]> {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(
    ([name, value]): Array<[string, string]> =>
      (name === 'zh' || name === 'en') && typeof value === 'string'
        ? [[`${place}.${name}`, value]]
        : textsOf(value, `${place}.${name}`),
  )
}

/** Identifiers of fields and values, and our internal numbers of pickers and tabs. */
const internal = /选品器|页签|\btabs? \d|\b[a-z]+[A-Z]\w*|\b[A-Za-z]+_\w+|\bnull\b|\bundefined\b/

/** Ordinary names that look like identifiers. */
const names = /WeChat|vPOS/g

describe('texts of the catalogue', () => {
  test('no text for operators contains an identifier of the code', () => {
    const texts = textsOf(catalogue, 'catalogue')
    assert.ok(texts.length > 200)
    const found = texts.filter(([, text]) => internal.test(text.replace(names, '')))
    assert.deepEqual(found, [])
  })

  test('the check would find one', () => {
    for (const text of ['选品器 13、24', 'see tab 13', 'by ticketProductId', 'LAN_IP is missing', 'is null'])
      assert.match(text, internal)
  })
})
