import type { MenuConfigProps, MenuConfigState } from './useMenuConfig'

/** What the parts of the editing tab get. */
export interface EditTabProps extends MenuConfigProps, MenuConfigState {}
