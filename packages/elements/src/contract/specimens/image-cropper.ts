import { until } from '@ebkit/testing/browser'
import { imageCropper, imageCropperReference } from '../../pure/image-cropper'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

/** A red pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export const specimen: Specimen = {
  ...untyped(imageCropper, imageCropperReference),
  setUp: signedIn,
  tearDown: signedOut,
  attributes: { src: pixel, 'no-upload': '' },
  samples: {
    image: { text: '', value: pixel },
    ratios: { text: '["1:1","4:3"]', value: ['1:1', '4:3'] },
  },
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  open: async (element) => {
    inside(element, '[part=button]').click()
    await until(() => inside(element, '[part=box]'), 'picture')
  },
  close: async (element) => inside(element, '[part=cancel]').click(),
  isOpen: (element) => Boolean(inside(element, '.eb-dialog:modal')),
}
