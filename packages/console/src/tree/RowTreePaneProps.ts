import type { TreePageProps } from './TreePageProps'
import type { TreePageState } from './useTreePage'

/** What the parts of a tree's page know. */
export interface RowTreePaneProps extends TreePageProps, TreePageState {}
