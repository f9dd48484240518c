import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { NodeType } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { AllSelection, type Command, type Plugin, Selection, TextSelection } from 'prosemirror-state'
import { indent, outdent, toggle } from './commands'
import { selectedImage, widenImage } from './imageCommands'
import { schema } from './schema'

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  const hardBreak = schema.nodes.hardBreak as NodeType
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView())
  return true
})

/** Selects all text. Content without text at its ends, such as a divider, is selected as a whole. */
const selectAll: Command = ({ doc, tr }, dispatch) => {
  const [start, end] = [Selection.atStart(doc), Selection.atEnd(doc)]
  const isText = start instanceof TextSelection && end instanceof TextSelection
  dispatch?.(tr.setSelection(isText ? TextSelection.create(doc, start.from, end.to) : new AllSelection(doc)))
  return true
}

/** Keys that leave the text: to the toolbar, and to the address of a link. */
export interface OuterKeys {
  toToolbar(): void
  toLink(): void
  /** To the box of the selected image. */
  toImage(): void
}

const onImage =
  (run: () => void): Command =>
  (state) => {
    if (!selectedImage(state)) return false
    run()
    return true
  }

/** Keys of the text. Tab is not one: it leaves the editor, as everywhere. */
export function keyPlugins({ toToolbar, toLink, toImage }: OuterKeys): Plugin[] {
  const calling =
    (run: () => void): Command =>
    () => {
      run()
      return true
    }
  return [
    keymap({
      'Mod-a': selectAll,
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-u': toggle('underline'),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-]': indent,
      'Mod-[': outdent,
      'Mod-k': calling(toLink),
      'Alt-F10': calling(toToolbar),
      'Alt-ArrowUp': widenImage(10),
      'Alt-ArrowDown': widenImage(-10),
      'Shift-Alt-ArrowUp': widenImage(1),
      'Shift-Alt-ArrowDown': widenImage(-1),
      Enter: chainCommands(onImage(toImage), splitListItem(schema.nodes.listItem as NodeType)),
      'Shift-Enter': breakLine,
    }),
    keymap(baseKeymap),
  ]
}
