import { until } from '@ebkit/testing/browser'
import { uploader, uploaderReference } from '../../pure/uploader'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(uploader, uploaderReference),
  setUp: signedIn,
  tearDown: signedOut,
  values: ['101/100101/common/a.jpg', 'a.txt,b\\,c.txt'],
  samples: {
    files: { text: '[{"path":"common/a.jpg"}]', value: [{ path: 'common/a.jpg' }] },
    target: { text: '', value: { access: { get: () => undefined } } },
  },
  settled: (element) => until(() => inside(element, '[part=add]'), 'button'),
  // Shown on phones, in managed mode, with files, during uploads, or with an invalid value.
  partsElsewhere: [
    'camera',
    'folder',
    'file',
    'pause',
    'resume',
    'cancel',
    'retry',
    'remove',
    'undo',
    'upload',
    'message',
  ],
  change: async (element) => {
    const list = new DataTransfer()
    list.items.add(new File(['text'], 'a.txt'))
    const input = inside<HTMLInputElement>(element, 'input[type=file]')
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => (element as HTMLInputElement).value, 'uploaded', 15_000)
    return (element as HTMLInputElement).value
  },
}
