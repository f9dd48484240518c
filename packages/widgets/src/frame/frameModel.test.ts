import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import fc from 'fast-check'
import { frameAddress, isAllowedOrigin } from './frameAddress'
import { readFrameMessage } from './frameMessage'
import { createFrame, type FrameOptions, type FrameProblem } from './frameModel'

const base = 'https://shop.example/admin/#/reports'
const report = 'https://report.example'

describe('addresses of frames', () => {
  test('W-IFR-1 opens pages of hotels and reports of the own origin and of listed ones', () => {
    const cases = [
      ['/reports/daily?d=1#x', 'https://shop.example/reports/daily?d=1#x'],
      ['page.html', 'https://shop.example/admin/page.html'],
      [`${report}/a`, `${report}/a`],
      ['https://a.b.hotel.example/', 'https://a.b.hotel.example/'],
    ]
    for (const [src, address] of cases) {
      const found = frameAddress(src, [report, 'https://*.hotel.example'], base)
      assert.equal('address' in found && found.address, address)
    }
  })

  test('W-IFR-2 without an address nothing is opened', () => {
    for (const src of [undefined, '', '   '])
      assert.deepEqual(frameAddress(src, [], base), { problem: 'missing', origin: '' })
  })

  test('F-CO-3 scripts, other protocols, //host and user info are refused, also of listed origins', () => {
    for (const src of [
      'javascript:alert(1)',
      ' \tjava\nscript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xml,<svg onload="alert(1)">',
      'blob:https://shop.example/1',
      'file:///etc/passwd',
      'about:blank',
      '//report.example/a',
      '\\\\report.example\\a',
      '/\\report.example/a',
      'https://user@report.example/',
      'https://user:secret@report.example/',
      'https://shop.example@report.example/',
      'https://:@report.example:x/',
      'http://',
    ]) {
      const found = frameAddress(src, [report, 'null', ''], base)
      assert.equal('problem' in found && found.problem, 'unsafe', src)
    }
  })

  test('an unlisted origin is refused, however similar it is', () => {
    const origins = [report, 'https://*.hotel.example', 'http://plain.example:8080']
    for (const src of [
      'http://report.example/',
      'https://report.example:8443/',
      'https://report.example.evil.example/',
      'https://evilreport.example/',
      'https://hotel.example/',
      'https://evil-hotel.example/',
      'https://x.hotel.example.evil.example/',
      'http://x.hotel.example/',
      'https://x.hotel.example:1/',
      'http://plain.example/',
    ]) {
      const found = frameAddress(src, origins, base)
      assert.deepEqual(found, { problem: 'not-allowed', origin: new URL(src).origin }, src)
    }
  })

  test('a list entry matches its own origin, or hosts below its star, and nothing else', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/)
    fc.assert(
      fc.property(label, label, (host, other) => {
        assert.equal(isAllowedOrigin(`https://${host}.example`, [`https://${host}.example/`]), true)
        assert.equal(isAllowedOrigin(`https://${other}.${host}.example`, [`https://*.${host}.example`]), true)
        assert.equal(isAllowedOrigin(`https://${host}.example`, [`https://*.${host}.example`]), false)
        assert.equal(isAllowedOrigin(`https://${other}${host}.example`, [`https://*.${host}.example`]), false)
      }),
    )
    for (const list of ['*', 'https://*', '*.example', 'https://*.*.example'])
      assert.equal(isAllowedOrigin('https://evil.example', [list]), false, list)
  })
})

describe('messages of frames', () => {
  test('valid heights, titles and routes are read', () => {
    const message = { type: 'eb-frame', height: 640.2, title: '日报', route: '/daily?d=1#top', more: 1 }
    assert.deepEqual(readFrameMessage(message), { height: 641, title: '日报', route: '/daily?d=1#top' })
    assert.deepEqual(readFrameMessage({ type: 'eb-frame', route: '#/daily' }), { route: '#/daily' })
  })

  test('F-CO-3 invalid values are left out, and other messages are ignored', () => {
    for (const height of [0, -1, 20_001, Number.NaN, Number.POSITIVE_INFINITY, '640', null])
      assert.deepEqual(readFrameMessage({ type: 'eb-frame', height }), {})
    for (const title of ['', 'x'.repeat(201), 'a\nb', 'a\u0000', 7, {}])
      assert.deepEqual(readFrameMessage({ type: 'eb-frame', title }), {})
    for (const route of [
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example',
      'daily',
      '',
      `/${'x'.repeat(2000)}`,
    ])
      assert.deepEqual(readFrameMessage({ type: 'eb-frame', route }), {}, route)
    for (const data of [undefined, null, 'eb-frame', 7, [], {}, { type: 'other', height: 9 }])
      assert.equal(readFrameMessage(data), undefined)
  })
})

function openModel(options: FrameOptions) {
  const reported: unknown[] = []
  const problems: FrameProblem[] = []
  const tell = (detail: object) => reported.push(detail)
  const all = { onLoad: tell, onTitle: tell, onRoute: tell, ...options }
  const model = createFrame(
    base,
    () => all,
    (problem) => problems.push(problem),
  )
  return { model, reported, problems, options: all, state: () => model.$state.get() }
}

describe('frames, without a view', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  test('W-IFR-3 it is loading until the page has loaded', () => {
    const { model, state, reported, problems } = openModel({ src: '/daily' })
    model.open()
    assert.equal(state().status, 'loading')
    model.loaded()
    assert.equal(state().status, 'ready')
    mock.timers.tick(60_000)
    assert.deepEqual([state().status, problems], ['ready', []])
    assert.deepEqual(reported, [{ address: 'https://shop.example/daily' }])
  })

  test('W-IFR-3 a page that loads in the rendered frame before it is opened is ready, unless the address has changed', () => {
    const { model, state, reported, problems } = openModel({ src: '/daily' })
    model.loaded()
    model.open()
    mock.timers.tick(60_000)
    assert.deepEqual([state().status, problems, reported.length], ['ready', [], 1])
    const other = openModel({ src: '/daily' })
    other.model.loaded()
    other.options.src = '/weekly'
    other.model.open()
    assert.deepEqual(other.state(), {
      status: 'loading',
      address: 'https://shop.example/weekly',
      attempt: 1,
    })
    other.model.stop()
  })

  test('W-IFR-2 without an address it reports an error, and never loads', () => {
    const { model, state, problems } = openModel({})
    model.open()
    model.loaded()
    mock.timers.tick(60_000)
    assert.deepEqual(state(), { status: 'address-error', problem: 'missing', origin: '' })
    assert.deepEqual(problems, [{ code: 'address-error', problem: 'missing', origin: '' }])
  })

  test('a page that does not load in time is slow, and is shown when it does load', () => {
    const { model, state, problems } = openModel({ src: '/daily', timeLimit: 5_000 })
    model.open()
    mock.timers.tick(4_999)
    assert.equal(state().status, 'loading')
    mock.timers.tick(1)
    assert.deepEqual([state().status, problems], ['slow', [{ code: 'timeout' }]])
    model.loaded()
    assert.equal(state().status, 'ready')
  })

  test('a reload and another address start a new attempt with its own time-out', () => {
    const { model, state, options, problems } = openModel({ src: '/daily' })
    model.open()
    mock.timers.tick(20_000)
    model.reload()
    mock.timers.tick(20_000)
    assert.deepEqual(state(), { status: 'loading', address: 'https://shop.example/daily', attempt: 2 })
    options.src = '/weekly'
    model.open()
    assert.deepEqual(state(), { status: 'loading', address: 'https://shop.example/weekly', attempt: 3 })
    model.stop()
    mock.timers.tick(60_000)
    assert.deepEqual(problems, [])
  })

  test('messages are accepted from allowed origins only, and a fixed height stays', () => {
    const { model, state, reported, options } = openModel({ src: `${report}/a`, origins: report })
    model.open()
    model.loaded()
    reported.length = 0
    const message = { type: 'eb-frame', height: 900, title: '日报', route: '/b' }
    for (const origin of ['https://evil.example', 'null', '', 'http://report.example'])
      model.receive(message, origin)
    assert.deepEqual(reported, [])
    model.receive(message, report)
    assert.deepEqual(reported, [{ title: '日报' }, { route: '/b' }])
    assert.equal((state() as { height?: number }).height, 900)
    Object.assign(options, { isFixed: true })
    model.receive({ ...message, height: 300 }, report)
    assert.equal((state() as { height?: number }).height, 900)
  })
})
