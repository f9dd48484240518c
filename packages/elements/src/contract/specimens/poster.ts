import { until } from '@ebkit/testing/browser'
import { poster, posterReference } from '../../pure/poster'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(poster, posterReference),
  attributes: { for: 'contract-poster', name: '海报' },
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  // Shown after a failure.
  partsElsewhere: ['message'],
}
