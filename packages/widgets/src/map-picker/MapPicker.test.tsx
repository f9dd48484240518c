import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import { gatewayUrl, injectFault, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { MapPicker, type MapPickerProps, type MapPosition } from '.'
import { fakeAmap } from './testing/fakeAmap'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })
const westLake = { longitude: 120.13, latitude: 30.26, level: 10, address: '' }

interface FieldProps extends MapPickerProps {
  onValue: (value: MapPosition | null) => void
}

/** A page that sets the reported value, as an element does. */
function Field({ position: first = null, onValue, ...props }: FieldProps) {
  const [position, setPosition] = useState<Partial<MapPosition> | null>(first)
  const take = ({ value }: { value: MapPosition | null }) => setPosition(value)
  return <MapPicker {...props} position={position} onInput={take} onChange={({ value }) => onValue(value)} />
}

function openPicker(props: MapPickerProps = {}, locale = 'zh') {
  const errors: WidgetError[] = []
  const values: (MapPosition | null)[] = []
  const view = mount(
    <EnvironmentProvider value={{ session, http, locale, reportError: (error) => errors.push(error) }}>
      <Field {...props} onValue={(value) => values.push(value)} />
    </EnvironmentProvider>,
  )
  const find = <Found extends HTMLElement>(selector: string) => view.root.querySelector<Found>(selector)
  const part = (name: string) => find(`[part="${name}"]`)
  const marker = () => find('.eb-map-picker__marker')
  const drawn = () =>
    until(() => find('.leaflet-tile-loaded svg') && !find('.leaflet-tile:not(.leaflet-tile-loaded)'), 'drawn')
  const search = async (text: string) => {
    find('.eb-map-picker__search input')?.focus()
    await sendKeys({ type: text })
    await sendKeys({ press: 'Enter' })
  }
  const address = () => find<HTMLInputElement>('.eb-map-picker__fields input')?.value
  return { view, find, part, marker, drawn, search, address, errors, values }
}

/** The centre of an element, for the mouse. */
function middleOf(element: Element | null): [number, number] {
  const { left, top, width, height } = (element as Element).getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

const settled = (values: readonly unknown[], count: number) =>
  until(() => values.length === count, `value ${count}`)

describe('eb-map-picker', function () {
  this.timeout(30_000)
  before(async function () {
    this.timeout(60_000)
    await setViewport({ width: 1000, height: 800 })
    await signIn('clerk')
    session.configure({ gateway: gatewayUrl })
  })
  beforeEach(resetFaults)

  it('W-MAP-1 W-MAP-4 Enter searches the whole country; the initial zoom is 10', async () => {
    const { view, part, drawn, search, address, values, marker } = openPicker()
    await drawn()
    await expect(view.host).to.be.accessible()
    await search('三亚')
    await settled(values, 1)
    expect(values[0]).to.deep.equal({
      longitude: 109.508268,
      latitude: 18.247872,
      level: 12,
      address: '海南省三亚市',
    })
    await until(() => address() === '海南省三亚市' && marker(), 'shown')
    expect(part('coordinates')?.textContent).to.equal('经度 109.508268，纬度 18.247872')
    await drawn()
    const [x, y] = middleOf(part('map'))
    const { left, width, bottom } = (marker() as HTMLElement).getBoundingClientRect()
    expect(Math.abs(left + width / 2 - x) + Math.abs(bottom - y)).to.be.lessThan(4)
    await expect(view.host).to.be.accessible()
  })

  it('W-MAP-1 suggestions appear while typing, and one is chosen by keyboard', async () => {
    const { find, drawn, values } = openPicker()
    await drawn()
    find('.eb-map-picker__search input')?.focus()
    await sendKeys({ type: 'sanya' })
    await until(() => find('[part="option"]')?.textContent?.includes('三亚市'), 'suggestions')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await settled(values, 1)
    expect(values[0]?.address).to.equal('海南省三亚市')
  })

  it('W-MAP-2 W-MAP-7 a click sets the marker, dragging moves it; a position without an address is reported', async () => {
    const { view, part, drawn, marker, values, errors, find } = openPicker({ center: westLake })
    await drawn()
    await sendMouse({ type: 'click', position: middleOf(part('map')) })
    await settled(values, 1)
    expect(values[0]?.address).to.equal('浙江省杭州市西湖区')
    expect(Math.abs((values[0]?.longitude ?? 0) - 120.13)).to.be.lessThan(0.01)
    const [x, y] = middleOf(await until(marker, 'marker'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 30, y] })
    await sendMouse({ type: 'move', position: [x + 60, y] })
    await injectFault({ match: 'api/map/address', fault: 'status', status: 500, times: 1 })
    await sendMouse({ type: 'up' })
    await settled(values, 2)
    expect((values[1]?.longitude ?? 0) - 120.13).to.be.within(0.06, 0.1)
    await until(() => part('problem')?.textContent === '获取地址信息失败', 'problem')
    expect(errors.map(({ code }) => code)).to.deep.equal(['no-address'])
    await expect(view.host).to.be.accessible()
    part('clear')?.click()
    await settled(values, 3)
    await until(() => !marker() && !part('problem'), 'cleared')
    expect([values[2], find('.eb-map-picker__fields input')?.matches(':disabled')]).to.deep.equal([
      null,
      true,
    ])
  })

  it('W-MAP-2 W-MAP-3 keys: arrows and + − move and zoom, Enter sets the marker, Shift and arrows move it', async () => {
    const { part, drawn, values } = openPicker({ center: westLake })
    await drawn()
    part('map')?.focus()
    await sendKeys({ press: 'Enter' })
    await settled(values, 1)
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Shift' })
    await settled(values, 2)
    expect((values[1]?.longitude ?? 0) - (values[0]?.longitude ?? 0)).to.be.within(0.02, 0.024)
    await sendKeys({ press: '+' })
    await settled(values, 3)
    expect([values[2]?.level, values[2]?.longitude]).to.deep.equal([11, values[1]?.longitude])
    part('zoom-out')?.click()
    await settled(values, 4)
    expect(values[3]?.level).to.equal(10)
  })

  it('W-MAP-6 a search without a result is shown in both languages, and fires an error event', async () => {
    for (const [locale, words] of [
      ['zh', '您选择的地址没有解析到结果'],
      ['en', 'The address you chose returned no result'],
    ] as const) {
      const { view, part, drawn, search, errors } = openPicker({}, locale)
      await drawn()
      const capital = locale === 'zh' ? '北京市' : 'Beijing'
      expect([...view.root.querySelectorAll('text')].map(({ textContent }) => textContent)).to.include(
        capital,
      )
      await search('zzzz')
      await until(() => part('problem')?.textContent === words, words)
      expect(errors.map(({ code, message }) => [code, message])).to.deep.equal([['no-result', words]])
      view.unmount()
    }
  })

  it('a map that fails to load shows the reason and can be reloaded; so do missing tiles', async () => {
    await injectFault({ match: 'api/map/settings', fault: 'status', status: 400, times: 1 })
    const { part, find, drawn, errors } = openPicker({ position: westLake })
    ;(await until(() => part('retry'), 'failure')).click()
    await drawn()
    expect(errors.map(({ code }) => code)).to.deep.equal(['load-failed'])
    const fault = await injectFault({ match: 'api/map/tile', fault: 'status', status: 400, times: 1 })
    part('zoom-in')?.click()
    await until(() => part('problem')?.textContent?.includes('没有加载出来'), 'tiles')
    expect(await fault()).to.equal(1)
    find('[part="problem"] button')?.click()
    await drawn()
    expect(part('problem')).to.equal(null)
  })

  it('the page sets a position, a disabled one changes nothing, and unmounting stops everything', async () => {
    const { view, part, drawn, marker, values, search } = openPicker({ position: westLake, disabled: true })
    await drawn()
    await until(marker, 'marker')
    await sendMouse({ type: 'click', position: [middleOf(part('map'))[0] + 50, middleOf(part('map'))[1]] })
    part('map')?.focus()
    await sendKeys({ press: 'Enter' })
    await search('杭州')
    expect(values).to.deep.equal([])
    const [x, y] = middleOf(part('map'))
    expect(Math.abs(middleOf(marker())[0] - x) + Math.abs(middleOf(marker())[1] - y)).to.be.lessThan(24)
    await expect(view.host).to.be.accessible()
    view.unmount()
  })

  it('a map that is removed during a zoom throws no error into the page', async () => {
    const thrown: string[] = []
    const keep = ({ message }: ErrorEvent) => thrown.push(message)
    addEventListener('error', keep)
    await emulateMedia({ reducedMotion: 'no-preference' })
    const { view, part, find, drawn } = openPicker({ position: westLake })
    await drawn()
    part('zoom-in')?.click()
    await until(() => find('.leaflet-zoom-anim'), 'a zoom that runs')
    // Leaflet's own timer takes 250 ms and was set before this one
    const ended = new Promise((resolve) => setTimeout(resolve, 260))
    view.unmount()
    await ended
    removeEventListener('error', keep)
    await emulateMedia({ reducedMotion: 'reduce' })
    expect(thrown).to.deep.equal([])
  })

  it('W-MAP-8 with a key AMap is used: its script sends calls to the gateway, which has the secret', async () => {
    const { api, shown, fire } = fakeAmap()
    Object.assign(window, { AMap: api })
    await injectFault({
      match: 'wxa-admin/thirdparty',
      fault: 'json',
      body: { code: 0, data: { appKey: 'browserkey' } },
      times: 1,
    })
    try {
      const { part, search, address, values } = openPicker({ center: westLake })
      await until(() => part('map') && shown.zoom === 10, 'map')
      const { serviceHost } = Reflect.get(window, '_AMapSecurityConfig') as { serviceHost: string }
      expect(serviceHost).to.equal(`${gatewayUrl}_AMapService`)
      fire('click', [120.2, 30.2])
      await settled(values, 1)
      expect([shown.marker, values[0]?.address]).to.deep.equal([[120.2, 30.2], '浙江省杭州市西湖区'])
      await search('灵隐')
      await settled(values, 2)
      await until(() => address() === '浙江省杭州市灵隐寺', 'address')
      expect([shown.zoom, shown.center]).to.deep.equal([12, [120.1, 30.24]])
    } finally {
      Reflect.deleteProperty(window, 'AMap')
    }
  })
})
