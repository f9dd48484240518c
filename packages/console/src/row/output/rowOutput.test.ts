import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { codeOf, haveCodes, haveFiles, savedFilesOf } from './rowOutput'

const field = (name: string, type: Field['type'], readOnly = true): Field => ({
  ...{ name, type, label: { zh: name } },
  ...(readOnly && { readOnly }),
})

test('the code of a row is the picture that was made of it, else its own address; what people entered is none', () => {
  const fields = [field('qrImage', 'image'), field('shortUrl', 'url')]
  assert.deepEqual(codeOf({ fields }, { qrImage: '/a.png', shortUrl: 'https://x' }), { picture: '/a.png' })
  assert.deepEqual(codeOf({ fields }, { shortUrl: 'https://x' }), { text: 'https://x' })
  assert.equal(codeOf({ fields }, {}), undefined)
  const entered = { fields: [field('wecomQr', 'image', false), field('targetUrl', 'url', false)] }
  assert.equal(haveCodes(entered), false)
  assert.equal(codeOf(entered, { wecomQr: '/a.png', targetUrl: 'https://x' }), undefined)
})

test('the files of a row are those that were made of it, else the picture of its code', () => {
  const fields = [field('failFile', 'file'), field('cardFile', 'file', false), field('qrImage', 'image')]
  assert.deepEqual(savedFilesOf({ fields }, { failFile: '/f.csv', cardFile: '/c.csv' }), ['/f.csv'])
  assert.deepEqual(savedFilesOf({ fields: [field('pdfs', 'files')] }, { pdfs: [{ url: '/1' }, '/2'] }), [
    '/1',
    '/2',
  ])
  assert.deepEqual(savedFilesOf({ fields: [field('qrImage', 'image')] }, { qrImage: '/q.png' }), ['/q.png'])
  assert.deepEqual(savedFilesOf({ fields }, {}), [])
  assert.equal(haveFiles({ fields: [field('cover', 'image')] }), false)
})
