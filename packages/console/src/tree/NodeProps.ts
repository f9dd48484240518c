import type { TreePageProps } from './TreePageProps'
import type { TreePageState } from './useTreePage'

/** What shows the open row, or a new one. */
export type NodePanelProps = TreePageProps & TreePageState

/** What chooses the value of one field of the row with this key. */
export type NodeChooserProps = NodePanelProps & { id: string; field: string }
