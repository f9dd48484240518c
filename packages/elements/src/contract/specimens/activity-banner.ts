import { until } from '@ebkit/testing/browser'
import { activityBanner, activityBannerReference } from '../../pure/activity-banner'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(activityBanner, activityBannerReference),
  attributes: { hash: '#/groupbuy/info' },
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) =>
    until(
      // The test server has no pictures.
      () => inside(element, '[part=description]') && !inside(element, '[part=image]'),
      'text and failed pictures',
    ),
  // Its pictures are the buttons.
  isButtonless: true,
  // A long text, pictures that came, and a failure.
  partsElsewhere: ['fold', 'image', 'failure', 'retry'],
}
