import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createMapService } from '@ebkit/core/services/maps'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests } from '@ebkit/testing'
import { isMapPosition, type MapPosition, positionOfText, positionText } from './MapPosition'
import { createMapPicker } from './mapPickerModel'

const servers = serveTests('clerk', { keepsBodies: true })

/** A model on the gateway's own map, without a view. */
async function openModel() {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const service = createMapService(createHttp({ session, fetch, pause: 1 }))
  const log: string[] = []
  const options = {
    disabled: false,
    onInput: ({ value }: { value: MapPosition | null }) => log.push(`input ${positionText(value)}`),
    onChange: ({ value }: { value: MapPosition | null }) => log.push(`change ${positionText(value)}`),
  }
  const provider = {
    attribution: '',
    find: service.places,
    addressOf: service.address,
    open: () => assert.fail('nothing draws here'),
  }
  const model = createMapPicker(
    async () => provider,
    () => options,
    (problem) => log.push(problem),
  )
  await model.load()
  return { model, options, log, state: () => model.$state.get() }
}

const westLake = { longitude: 120.13, latitude: 30.26 }

describe('map picker, without a view', () => {
  test('a map that fails to load is reported, unless the picker was unmounted meanwhile', async () => {
    for (const isGone of [false, true]) {
      const log: string[] = []
      const model = createMapPicker(
        () => Promise.reject(new Error('no map')),
        () => ({}),
        (problem) => log.push(problem),
      )
      const loaded = model.load()
      if (isGone) model.stop()
      await loaded
      assert.deepEqual(log, isGone ? [] : ['load-failed'])
      assert.equal(model.$state.get().failure === undefined, isGone)
    }
  })

  test('W-MAP-1 W-MAP-4 a search moves to the best match in the whole country', async () => {
    const { model, log, state } = await openModel()
    await model.search(' 三亚 ')
    assert.deepEqual(log, [
      'input 109.508268,18.247872,12,海南省三亚市',
      'change 109.508268,18.247872,12,海南省三亚市',
    ])
    assert.deepEqual(state().target, { point: { longitude: 109.508268, latitude: 18.247872 }, level: 12 })
    const places = await model.suggest('hangzhou', new AbortController().signal)
    assert.equal(places[0]?.name, '杭州市')
  })

  test('W-MAP-6 a search without a result is reported, and changes nothing', async () => {
    const { model, log, state } = await openModel()
    model.set({ ...westLake, level: 9, address: 'a' })
    await model.search('zzzz')
    assert.deepEqual([log, state().problem, state().position?.address], [['no-result'], 'no-result', 'a'])
    await model.search('杭州')
    assert.equal(state().problem, undefined)
  })

  test('W-MAP-5 W-MAP-7 a marker has longitude, latitude, level and address; one without an address stays, and this is reported', async () => {
    const { model, log, state } = await openModel()
    await model.place({ longitude: 120.1300004, latitude: 30.26 }, 11)
    assert.deepEqual(state().position, { ...westLake, level: 11, address: '浙江省杭州市西湖区' })
    const whole = '120.13,30.26,11,浙江省杭州市西湖区'
    assert.deepEqual(log, ['input 120.13,30.26,11,', `input ${whole}`, `change ${whole}`])
    log.length = 0
    await model.place({ longitude: -30, latitude: 0 }, 11)
    assert.deepEqual(log, ['input -30,0,11,', 'change -30,0,11,', 'no-address'])
    const fault = servers.proxy.inject({ match: 'api/map/address', fault: 'status', status: 500, times: 1 })
    await model.place(westLake, 11)
    assert.deepEqual([fault.hits, state().problem], [1, 'no-address'])
  })

  test('only the newest marker gets an address, and an address entered by the user is not replaced', async () => {
    const { model, log, state } = await openModel()
    const first = model.place({ longitude: 116.4, latitude: 39.9 }, 10)
    const second = model.place(westLake, 10)
    model.writeAddress('北山街 1 号')
    await Promise.all([first, second])
    model.keepAddress()
    assert.equal(state().position?.address, '北山街 1 号')
    assert.deepEqual(
      log.filter((line) => line.startsWith('change')),
      ['change 120.13,30.26,10,北山街 1 号'],
    )
  })

  test('zooming changes the level, clearing removes everything, and a disabled one changes nothing', async () => {
    const { model, options, log } = await openModel()
    model.zoomed(5)
    model.set({ ...westLake, level: 10, address: 'a' })
    model.zoomed(13)
    assert.deepEqual(log, ['input 120.13,30.26,13,a', 'change 120.13,30.26,13,a'])
    model.clear()
    assert.deepEqual(log.slice(2), ['input ', 'change '])
    options.disabled = true
    model.set({ ...westLake, level: 10, address: 'a' })
    model.zoomed(12)
    model.keepAddress()
    await model.place(westLake, 10)
    await model.search('杭州')
    assert.equal(log.length, 4)
  })
})

describe('positions as texts', () => {
  test('W-MAP-5 a position is written as longitude, latitude, level and address, and parsed back', () => {
    const position = { ...westLake, level: 10, address: '杭州, 北山街' }
    assert.equal(positionText(position), '120.13,30.26,10,杭州, 北山街')
    assert.deepEqual(positionOfText(positionText(position)), position)
    assert.deepEqual(positionOfText('120.13,30.26'), { ...westLake, level: 10, address: '' })
    assert.equal(positionOfText(' '), null)
    for (const wrong of ['x', '1', '181,0', '0,91', ',', '1,2,x'])
      assert.equal(positionOfText(wrong), undefined)
    for (const wrong of [undefined, 1, [], { longitude: '1', latitude: 2 }, { longitude: 1 }])
      assert.equal(isMapPosition(wrong), false)
  })
})
