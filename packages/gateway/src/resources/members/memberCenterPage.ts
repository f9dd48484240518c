import { memberCenterPage as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { sets } from '../../behaviour/sets'

/** The layout of the member centre. */
export const memberCenterPage = defineBehaviour(resource)({
  effects: { discard: sets({ draft: null }) },
})
