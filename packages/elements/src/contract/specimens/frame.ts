import { until } from '@ebkit/testing/browser'
import { frame, frameReference } from '../../pure/frame'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(frame, frameReference),
  attributes: { src: '/packages/widgets/src/frame/testing/page.html' },
  settled: (element) => until(() => inside(element, '.eb-frame__page--ready'), 'page'),
  // Shown while the page loads, or in place of it.
  partsElsewhere: ['spinner', 'error', 'slow', 'retry', 'open'],
  isButtonless: true,
  isNeverFocused: true,
}
