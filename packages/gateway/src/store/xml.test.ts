import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderXml } from './xml'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

test('elements contain text, numbers, booleans, elements and lists; undefined ones are left out', () => {
  const content = {
    A: 'a',
    B: 0,
    C: false,
    D: undefined,
    E: { F: 'f', G: {} },
    H: ['1', { I: 2 }],
    J: [],
    K: '',
  }
  assert.equal(
    renderXml('Root', content),
    `${head}<Root><A>a</A><B>0</B><C>false</C><E><F>f</F><G></G></E><H>1</H><H><I>2</I></H><K></K></Root>`,
  )
})

test('text is parsed back unchanged', () => {
  assert.equal(renderXml('A', { B: '<&>"\' 房\r\n' }), `${head}<A><B>&lt;&amp;&gt;&quot;' 房&#13;\n</B></A>`)
})
