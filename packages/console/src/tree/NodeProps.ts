import type { TreePageProps } from './TreePageProps'
import type { TreePageState } from './useTreePage'

/** Props of the panel that shows the open row, or a new one. */
export type NodePanelProps = TreePageProps & TreePageState

/** Props of the chooser for one field of the row with this key. */
export type NodeChooserProps = NodePanelProps & { id: string; field: string }
