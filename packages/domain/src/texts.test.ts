import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from './applications'

/** Every text in Chinese and English of a definition, with where it stands. */
function textsOf(part: unknown, place: string): Array<[string, string]> {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(
    ([name, value]): Array<[string, string]> =>
      (name === 'zh' || name === 'en') && typeof value === 'string'
        ? [[`${place}.${name}`, value]]
        : textsOf(value, `${place}.${name}`),
  )
}

/** Names of fields and values as the code has them, and our own numbers of pickers and tabs. */
const internal = /选品器|页签|\btabs? \d|\b[a-z]+[A-Z]\w*|\b[A-Za-z]+_\w+|\bnull\b|\bundefined\b/

/** Names that people use and that look like those of code, and places that values of a row are put in. */
const names = /WeChat|vPOS|ePay|iOS|\{[\w ]+\}/g

describe('texts of the catalogue', () => {
  test('no text that an operator reads has a word of the code', () => {
    const texts = textsOf(applications, 'applications')
    assert.ok(texts.length > 20_000)
    const found = texts.filter(([, text]) => internal.test(text.replace(names, '')))
    assert.deepEqual(found, [])
  })

  test('such a word would be found', () => {
    for (const text of ['选品器 13、24', 'see tab 13', 'by ticketProductId', 'LAN_IP is missing', 'is null'])
      assert.match(text, internal)
  })
})
