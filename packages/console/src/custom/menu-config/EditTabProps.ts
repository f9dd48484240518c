import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

/** Props of the parts of the editing tab. */
export interface EditTabProps extends MenuConfigProps, MenuConfigState {}
