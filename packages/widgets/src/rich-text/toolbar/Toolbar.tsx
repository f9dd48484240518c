import {
  baselineIcon,
  boldIcon,
  highlighterIcon,
  italicIcon,
  listIcon,
  listIndentDecreaseIcon,
  listIndentIncreaseIcon,
  listOrderedIcon,
  minusIcon,
  redo2Icon,
  removeFormattingIcon,
  strikethroughIcon,
  textQuoteIcon,
  underlineIcon,
  undo2Icon,
} from '@ebkit/ui/icons'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import {
  clearFormat,
  indent,
  insertRule,
  outdent,
  toggle,
  toggleList,
  toggleQuote,
} from '../document/commands'
import type { TextKey } from '../strings'
import { ColorTool } from './ColorTool'
import { ImageTool } from './ImageTool'
import { LinkTool } from './LinkTool'
import { AlignMenu, BlockMenu, FontSizeMenu, LineSpacingMenu, TableMenu } from './Menus'
import { ToolButton } from './ToolButton'
import type { ToolProps } from './toolProps'
import { useRovingFocus } from './useRovingFocus'

export interface ToolbarHandle {
  focus(): void
  /** Opens the form for the address of a link. */
  openLink(): void
}

export interface ToolbarProps extends ToolProps {
  disabled: boolean | undefined
  onImages: (files: readonly File[]) => void
  /** Esc: back to the text. */
  onLeave: () => void
  handle: RefObject<ToolbarHandle | null>
}

/** The tools, as one Tab stop. */
export function Toolbar(props: ToolbarProps) {
  const { format, text, run, disabled, onImages, onLeave, handle } = props
  const bar = useRef<HTMLDivElement>(null)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const { focus, ...listeners } = useRovingFocus(bar, onLeave)
  useImperativeHandle(handle, () => ({ focus, openLink: () => setLinkOpen(true) }))
  const tool = { format, text, run }
  const action = (label: TextKey, icon: string, command: Command, isPressed?: boolean) => (
    <ToolButton label={text(label)} icon={icon} isPressed={isPressed} onClick={() => run(command)} />
  )
  return (
    <fieldset className="eb-rich-text__tools" disabled={disabled}>
      <div
        ref={bar}
        role="toolbar"
        className="eb-rich-text__toolbar"
        part="toolbar"
        aria-label={text('toolbar')}
        {...listeners}
      >
        <BlockMenu {...tool} />
        <FontSizeMenu {...tool} />
        <LineSpacingMenu {...tool} />
        <span className="eb-rich-text__gap" />
        {action('bold', boldIcon, toggle('strong'), format.marks.has('strong'))}
        {action('italic', italicIcon, toggle('em'), format.marks.has('em'))}
        {action('underline', underlineIcon, toggle('underline'), format.marks.has('underline'))}
        {action('strike', strikethroughIcon, toggle('strike'), format.marks.has('strike'))}
        <ColorTool {...tool} kind="color" icon={baselineIcon} />
        <ColorTool {...tool} kind="background" icon={highlighterIcon} />
        <span className="eb-rich-text__gap" />
        {action('bulletList', listIcon, toggleList('bulletList'), format.list === 'bulletList')}
        {action('orderedList', listOrderedIcon, toggleList('orderedList'), format.list === 'orderedList')}
        {format.list && action('outdent', listIndentDecreaseIcon, outdent)}
        {format.list && action('indent', listIndentIncreaseIcon, indent)}
        <AlignMenu {...tool} />
        {action('quote', textQuoteIcon, toggleQuote, format.isQuote)}
        <span className="eb-rich-text__gap" />
        <LinkTool {...tool} isOpen={isLinkOpen} setOpen={setLinkOpen} />
        <ImageTool text={text} onImages={onImages} />
        <TableMenu {...tool} />
        {action('rule', minusIcon, insertRule)}
        <span className="eb-rich-text__gap" />
        {action('clearFormat', removeFormattingIcon, clearFormat)}
        <ToolButton
          label={text('undo')}
          icon={undo2Icon}
          isUnavailable={!format.canUndo}
          onClick={() => run(undo)}
        />
        <ToolButton
          label={text('redo')}
          icon={redo2Icon}
          isUnavailable={!format.canRedo}
          onClick={() => run(redo)}
        />
      </div>
    </fieldset>
  )
}
