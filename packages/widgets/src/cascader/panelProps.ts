import type { RefObject } from 'react'
import type { Loads } from './loads'
import type { CascaderProps } from './props'
import type { CascaderText } from './strings'
import type { Tree } from './tree'

export interface PanelProps {
  /** Id of the widget; rows' ids begin with it. */
  id: string
  field: RefObject<HTMLElement | null>
  settings: CascaderProps
  selection: readonly string[]
  tree: Tree
  loads: Loads
  text: CascaderText
  dir: string
  onChoose(selection: string[]): void
  onClose(): void
}
