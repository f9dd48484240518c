import { until } from '@ebkit/testing/browser'
import { appletAuthorization, appletAuthorizationReference } from '../../pure/applet-authorization'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(appletAuthorization, appletAuthorizationReference),
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  partsElsewhere: ['reason', 'resume', 'success'],
}
