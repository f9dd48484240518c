import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { csvLine } from './csv'
import { sheetRow } from './sheetXml'

const text = (text: string) => ({ kind: 'text', text }) as const

describe('files for spreadsheets', () => {
  test('makes formulas inert, also with full-width characters and tabs', () => {
    for (const begin of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
      assert.ok(
        csvLine([text(`${begin}1`)])
          .replace(/^"/, '')
          .startsWith(`'${begin}`),
        JSON.stringify(begin),
      )
      assert.match(sheetRow([text(`${begin}1`)]), / s="5"/)
    }
    assert.equal(csvLine([text('1-2'), { kind: 'number', value: -3 }]), '1-2,-3\r\n')
  })

  test('F-CO-4 quotes cells with any country’s separator, and makes formulas after one inert', () => {
    for (const separator of [',', ';', '\t', '|', '،', '؛', '\n'])
      assert.match(csvLine([text('x'), text(`a${separator}b`)]), /^x,"a.b"\r\n$/s, JSON.stringify(separator))
    for (const separator of [';', '؛', '،', '\n', '\r\n'])
      for (const formula of ['=1+1', '@SUM(1)', '+1', '-1+2', '＝1'])
        assert.ok(
          csvLine([text('x'), text(`a${separator}${formula}`)])
            .slice(1)
            .split(separator)
            .every((cell) => !cell.startsWith(formula)),
          JSON.stringify(separator + formula),
        )
    assert.equal(csvLine([text('- one\n- two')]), `"'- one\n- two"\r\n`)
  })

  test('escapes the characters of the format', () => {
    assert.equal(csvLine([text('a,b'), text('"c"'), text('d\ne')]), '"a,b","""c""","d\ne"\r\n')
    assert.match(sheetRow([text('<a>&"b"\u0000')]), /&lt;a&gt;&amp;&quot;b&quot;</)
  })

  test('quotes keep spaces at both ends; spaces between words need none', () => {
    assert.equal(csvLine([text(' a'), text('b '), text('c d'), text('')]), '" a","b ",c d,\r\n')
  })

  test('cuts a cell at 32,767 characters', () => {
    const signs = (count: number) => 'a'.repeat(count)
    assert.ok(sheetRow([text(signs(32_767))]).includes(`>${signs(32_767)}<`))
    assert.ok(sheetRow([text(signs(32_768))]).includes(`>${signs(32_767)}<`))
  })

  test('the first day with a number is 1899-12-31', () => {
    const day = (date: string) => sheetRow([{ kind: 'date', text: date }])
    assert.match(day('1899-12-31'), /<v>1<\/v>/)
    assert.match(day('1899-12-30'), /<t[^>]*>1899-12-30<\/t>/)
    assert.match(day('2000-02-29'), /<v>36585<\/v>/)
    assert.match(day('2000-03-01'), /<v>36586<\/v>/)
  })

  test('amounts have two decimals, days are numbers', () => {
    const cells = [
      { kind: 'number', value: 1286, decimals: 2 },
      { kind: 'date', text: '2026-11-20' },
    ] as const
    assert.equal(csvLine(cells), '1286.00,2026-11-20\r\n')
    assert.match(sheetRow(cells), /<v>1286<\/v>.*<v>46346<\/v>/)
  })
})
