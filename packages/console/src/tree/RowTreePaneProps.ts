import type { TreePageProps } from './TreePageProps'
import type { TreePageState } from './useTreePage'

/** Props of the parts of a tree's page. */
export interface RowTreePaneProps extends TreePageProps, TreePageState {}
