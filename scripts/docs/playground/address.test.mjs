import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choices, readAddress, writeAddress } from './address.js'

const examples = ['eb-date', 'eb-switch']

describe('the address of the playground', () => {
  it('is read: an example, theme, language, direction, width', () => {
    assert.deepEqual(readAddress('#example=eb-switch&theme=dark&lang=zh-CN&dir=rtl&width=390', examples), {
      example: 'eb-switch',
      theme: 'dark',
      lang: 'zh-CN',
      dir: 'rtl',
      width: '390',
    })
  })

  it('may be empty or of something that does not exist: the first of each', () => {
    const first = { example: 'eb-date', theme: 'page', lang: 'en', dir: 'ltr', width: 'full' }
    assert.deepEqual(readAddress('', examples), first)
    const shown = ['eb-activity-banner', 'eb-date-range']
    assert.equal(readAddress('', shown).example, 'eb-date-range', 'one that shows itself at once')
    assert.deepEqual(readAddress('#example=eb-none&theme=pink&lang=fr&dir=up&width=1e9', examples), first)
  })

  it('gives back what it was written from, HTML with every kind of letter included', () => {
    const html = '<eb-switch name="在售" value="1&2"></eb-switch>\n<p>100 % + #1 😀</p>'
    for (const theme of choices.theme)
      for (const given of [{ html }, { html: '' }, {}]) {
        const setting = { example: 'eb-date', theme, lang: 'zh-CN', dir: 'rtl', width: '768', ...given }
        assert.deepEqual(readAddress(writeAddress(setting), examples), setting)
      }
  })

  it('is no longer than it has to be', () => {
    const setting = readAddress('', examples)
    assert.equal(writeAddress(setting), '#example=eb-date')
    assert.equal(writeAddress({ ...setting, html: 'a b' }), '#html=a+b')
  })
})
