import { until } from '@ebkit/testing/browser'
import { imagePicker, imagePickerReference } from '../../pure/image-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

/** A red pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export const specimen: Specimen = {
  ...untyped(imagePicker, imagePickerReference),
  setUp: signedIn,
  tearDown: signedOut,
  values: ['101/100101/common/a.jpg', 'a.png,b\\,c.png'],
  samples: { images: { text: '[{"path":"common/a.jpg"}]', value: [{ path: 'common/a.jpg' }] } },
  settled: (element) => until(() => inside(element, '[part=add]'), 'button'),
  // Shown on phones, with images, with an invalid value, and in the image library.
  partsElsewhere: ['camera', 'file', 'remove', 'undo', 'message', 'delete', 'cancel', 'confirm'],
  change: async (element) => {
    const list = new DataTransfer()
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
    list.items.add(new File([bytes], 'a.png', { type: 'image/png' }))
    const input = inside<HTMLInputElement>(element, 'input[type=file]')
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => (element as HTMLInputElement).value, 'uploaded', 15_000)
    return (element as HTMLInputElement).value
  },
}
