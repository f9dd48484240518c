import { permissionTree, permissionTreeReference } from '../../pure/permission-tree'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(permissionTree, permissionTreeReference),
  open: async (element) => inside(element, '.eb-permission-tree > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
