import type { Command } from 'prosemirror-state'
import type { Format } from '../document/format'
import type { Text } from '../strings'

/** Props of every tool. */
export interface ToolProps {
  format: Format
  text: Text
  /** Executes a command; focus moves to the text. */
  run: (command: Command) => void
}
