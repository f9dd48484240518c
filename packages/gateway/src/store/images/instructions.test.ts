import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readInstructions } from './instructions'

const nothing = { resize: undefined, quality: undefined, format: undefined, isOriented: true, isInfo: false }
const plain = {
  mode: 'lfit',
  width: undefined,
  height: undefined,
  longest: undefined,
  shortest: undefined,
  percent: undefined,
  limited: true,
  color: '#FFFFFF',
}

describe('instructions for images', () => {
  const resizes: [string, object][] = [
    ['w_1', { width: 1 }],
    ['w_16384', { width: 16_384 }],
    ['h_20', { height: 20 }],
    ['l_20', { longest: 20 }],
    ['s_20', { shortest: 20 }],
    ['p_1', { percent: 1 }],
    ['p_1000', { percent: 1000 }],
    ['w_1,h_2,l_3,s_4,p_5', { width: 1, height: 2, longest: 3, shortest: 4, percent: 5 }],
    ['w_1,limit_0', { width: 1, limited: false }],
    ['w_1,limit_1', { width: 1, limited: true }],
    ['w_1,color_00fF00', { width: 1, color: '#00fF00' }],
    ...['lfit', 'mfit', 'fill', 'pad', 'fixed'].map((mode): [string, object] => [
      `m_${mode},w_1`,
      { mode, width: 1 },
    ]),
  ]
  for (const [text, resize] of resizes)
    test(`image/resize,${text}`, () => {
      assert.deepEqual(readInstructions(`image/resize,${text}`), {
        ...nothing,
        resize: { ...plain, ...resize },
      })
    })

  const others: [string, object][] = [
    ['quality,q_1', { quality: 1 }],
    ['quality,Q_100', { quality: 100 }],
    ['quality,q_10,Q_20', { quality: 20 }],
    ['quality', {}],
    ['format,jpg', { format: 'jpeg' }],
    ...['jpeg', 'png', 'webp', 'gif', 'avif'].map((format): [string, object] => [
      `format,${format}`,
      { format },
    ]),
    ['auto-orient,0', { isOriented: false }],
    ['auto-orient,1', { isOriented: true }],
    ['auto-orient', { isOriented: true }],
    ['info', { isInfo: true }],
    ['interlace,1', {}],
    ['/quality,q_5//format,png/', { quality: 5, format: 'png' }],
    ['auto-orient,0/quality,q_5/quality,q_6', { isOriented: false, quality: 6 }],
  ]
  for (const [text, expected] of others)
    test(`image/${text}`, () =>
      assert.deepEqual(readInstructions(`image/${text}`), { ...nothing, ...expected }))

  const refused: [string, string][] = [
    ['', ''],
    ['image', 'image'],
    ['image/', 'image/'],
    ['video/info', 'video/info'],
    [`${'x'.repeat(90)}/${'y'.repeat(90)}`, `${'x'.repeat(90)}/${'y'.repeat(9)}`],
    [`image${'/info'.repeat(11)}`, `image${'/info'.repeat(11)}`],
    ['image/watermark,text_x', 'watermark'],
    ['image/,w_1', ''],
    ['image/resize', 'resize without a size'],
    ['image/resize,m_fill', 'resize without a size'],
    ['image/resize,w_1,m_odd_ness', 'm_odd_ness'],
    ['image/resize,w_1,color_red', 'color_red'],
    ['image/resize,w_1,color_1234567', 'color_1234567'],
    ['image/resize,w_1,color_x123456', 'color_x123456'],
    ['image/resize,w_0', 'w_0'],
    ['image/resize,w_16385', 'w_16385'],
    ['image/resize,h_0', 'h_0'],
    ['image/resize,l_0', 'l_0'],
    ['image/resize,s_16385', 's_16385'],
    ['image/resize,p_0', 'p_0'],
    ['image/resize,p_1001', 'p_1001'],
    ['image/resize,w_1,limit_2', 'limit_2'],
    ['image/resize,w_', 'w_'],
    ['image/resize,w', 'w_'],
    ['image/resize,w_1e2', 'w_1e2'],
    ['image/resize,w_ 1', 'w_ 1'],
    ['image/resize,w_1 ', 'w_1 '],
    ['image/resize,w_0000001', 'w_0000001'],
    ['image/quality,q_0', 'q_0'],
    ['image/quality,Q_101', 'Q_101'],
    ['image/format', 'format,'],
    ['image/format,bmp', 'format,bmp'],
    ['image/format,toString', 'format,toString'],
  ]
  for (const [text, what] of refused)
    test(`${text || 'nothing'} is refused`, () => {
      assert.throws(() => readInstructions(text), {
        code: 'InvalidArgument',
        status: 400,
        message: `The image processing instruction is not supported: ${what}`,
        details: { ArgumentName: 'x-oss-process' },
      })
    })

  test('ten steps are accepted', () => {
    assert.deepEqual(readInstructions(`image${'/info'.repeat(10)}`), { ...nothing, isInfo: true })
  })
})
