import type { Command } from 'prosemirror-state'
import type { Format } from '../document/format'
import type { Text } from '../strings'

/** What every tool is given. */
export interface ToolProps {
  format: Format
  text: Text
  /** Executes a command; focus goes to the text. */
  run: (command: Command) => void
}
