import { activityBanner, activityBannerReference } from '../../pure/activity-banner'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(activityBanner, activityBannerReference),
  open: async (element) => inside(element, '.eb-activity-banner > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
