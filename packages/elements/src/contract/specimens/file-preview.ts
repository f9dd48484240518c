import { until } from '@ebkit/testing/browser'
import { filePreview, filePreviewReference } from '../../pure/file-preview'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

/** A red pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

export const specimen: Specimen = {
  ...untyped(filePreview, filePreviewReference),
  attributes: { src: pixel, 'file-name': '大厅.png' },
  samples: { slides: { text: `[{"src":"${pixel}"}]`, value: [{ src: pixel }] } },
  settled: (element) => until(() => inside(element, '[part=image]'), 'picture'),
  // Shown for files of other types.
  partsElsewhere: ['pdf', 'video', 'none', 'retry'],
}
