import { until } from '@ebkit/testing/browser'
import { frame, frameReference } from '../../pure/frame'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(frame, frameReference),
  // No HTML page: the test server puts scripts into those, which outlive even a frame without an element around it.
  attributes: { src: '/gateway/examples/shared/icon.svg' },
  settled: (element) => until(() => inside(element, '.eb-frame__page--ready'), 'page'),
  // Shown while the page loads, or in place of it.
  partsElsewhere: ['spinner', 'error', 'slow', 'retry', 'open'],
  isButtonless: true,
  isNeverFocused: true,
}
