import { until } from '@ebkit/testing/browser'
import { qrCode, qrCodeReference } from '../../pure/qr-code'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(qrCode, qrCodeReference),
  attributes: { value: 'https://example.com/t/8F2K', width: '200' },
  settled: (element) => until(() => inside(element, '[part=code]'), 'code'),
  // Shown in place of the code.
  partsElsewhere: ['problem'],
}
