import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import { mapPicker, mapPickerReference } from '../../pure/map-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

const field = (element: HTMLElement) => element as HTMLElement & { value: string }

const westLake = {
  text: '{"longitude":120.13,"latitude":30.26}',
  value: { longitude: 120.13, latitude: 30.26 },
}

export const specimen: Specimen = {
  ...untyped(mapPicker, mapPickerReference),
  setUp: signedIn,
  tearDown: signedOut,
  values: ['120.13,30.26,10,浙江省杭州市西湖区', '109.508268,18.247872,12,三亚, 海南'],
  samples: { center: westLake, position: westLake },
  // Without a session it shows why there is no map.
  settled: (element) =>
    until(
      () =>
        inside(element, '[part=retry]') ??
        (inside(element, '.leaflet-tile:not(.leaflet-tile-loaded)')
          ? undefined
          : inside(element, '.leaflet-tile svg')),
      'map',
      15_000,
    ),
  // Shown while places are suggested, after failures, with a position, and with an invalid value.
  partsElsewhere: ['popup', 'list', 'option', 'retry', 'problem', 'clear', 'message'],
  change: async (element) => {
    const before = field(element).value
    inside(element, '[part=map]').focus()
    await sendKeys({ press: 'Enter' })
    const changed = () => field(element).value !== before && /,10,./.test(field(element).value)
    await until(changed, 'position', 10_000)
    return field(element).value
  },
}
