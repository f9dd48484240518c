import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import { richText, richTextReference } from '../../pure/rich-text'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(richText, richTextReference),
  setUp: signedIn,
  tearDown: signedOut,
  values: ['<p>湖景房</p>', '<h2>早餐</h2><p>7:00, 10:00</p>'],
  settled: (element) => until(() => inside(element, '[part=text][contenteditable]'), 'editor', 15_000),
  // Shown beside a selected image, during uploads and long pastes, for what was refused, and with an invalid value.
  partsElsewhere: [
    ...['image-box', 'file', 'cancel', 'retry', 'refused', 'dismiss', 'message'],
    ...['pasting', 'cancel-paste', 'take-text'],
  ],
  change: async (element) => {
    inside(element, '[part=text]').focus()
    await sendKeys({ type: 'typed' })
    inside(element, '[part=text]').blur()
    return '<p>typed</p>'
  },
}
