import { appletAuthorization, appletAuthorizationReference } from '../../pure/applet-authorization'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(appletAuthorization, appletAuthorizationReference),
  open: async (element) => inside(element, '.eb-applet-authorization > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
