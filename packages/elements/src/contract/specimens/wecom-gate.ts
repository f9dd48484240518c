import { until } from '@ebkit/testing/browser'
import { wecomGate, wecomGateReference } from '../../pure/wecom-gate'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(wecomGate, wecomGateReference),
  // The store of the tests has not authorised enterprise messaging.
  attributes: { contact: 'https://example.com/contact' },
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '[part=apply]'), 'promotion page'),
  partsElsewhere: ['problem', 'overlay', 'retry'],
}
