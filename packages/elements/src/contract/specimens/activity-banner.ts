import { until } from '@ebkit/testing/browser'
import { activityBanner, activityBannerReference } from '../../pure/activity-banner'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

/** px of a description above which it is folded. @spec W-ACT-4 */
const foldedHeight = 103

export const specimen: Specimen = {
  ...untyped(activityBanner, activityBannerReference),
  attributes: { hash: '#/groupbuy/info' },
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) =>
    until(() => {
      const text = inside(element, '[part=description]')
      // The test server has no pictures; those inside the text decide how long it is.
      const isDone = [...(text?.querySelectorAll('img') ?? [])].every(({ complete }) => complete)
      // The fold follows the height a frame later.
      const isLong = Number(text?.parentElement?.offsetHeight) > foldedHeight
      const isFoldedAsItIs = !!inside(element, '[part=fold]') === isLong
      return text && isDone && isFoldedAsItIs && !inside(element, '[part=image]')
    }, 'text, its fold, and failed pictures'),
  // Its pictures are the buttons.
  isButtonless: true,
  // A long text, pictures that came, and a failure.
  partsElsewhere: ['fold', 'image', 'failure', 'retry'],
}
