import {
  aLargeSmallIcon,
  headingIcon,
  lineHeightIcon,
  tableIcon,
  textAlignCenterIcon,
  textAlignEndIcon,
  textAlignJustifyIcon,
  textAlignStartIcon,
} from '@ebkit/ui/icons'
import { MenuButton, type MenuItem } from '@ebkit/ui/menu'
import { type Alignment, alignments, lineSpacings } from '../document/blockAttributes'
import { setBlock, setBlockAttribute, setStyle } from '../document/commands'
import { fontSizes } from '../document/marks'
import { insertTable, type TableCommand, tableCommands } from '../document/tableCommands'
import type { ToolProps } from './Toolbar'

const radio = (id: string, label: string, checked: boolean): MenuItem => ({
  id,
  label,
  checked,
  isRadio: true,
})

/** Text or a heading. */
export function BlockMenu({ format, text, run }: ToolProps) {
  const labelOf = (block: string) =>
    block === 'p' ? text('paragraph') : text('heading', { level: block.slice(1) })
  return (
    <MenuButton
      label={`${text('block')}：${labelOf(format.block)}`}
      icon={headingIcon}
      iconOnly
      atChecked
      className="eb-rich-text__tool"
      items={['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((block) =>
        radio(block, labelOf(block), block === format.block),
      )}
      onChoose={(block) => run(setBlock(block))}
    />
  )
}

/** @spec W-EDI-8 */
export function FontSizeMenu({ format, text, run }: ToolProps) {
  return (
    <MenuButton
      label={text('fontSize')}
      icon={aLargeSmallIcon}
      iconOnly
      atChecked
      part="font-size"
      className="eb-rich-text__tool"
      items={[
        radio('', text('default'), format.fontSize === undefined),
        ...fontSizes.map((size) => radio(`${size}`, text('px', { size }), size === format.fontSize)),
      ]}
      onChoose={(size) => run(setStyle('fontSize', size ? Number(size) : undefined))}
    />
  )
}

/** @spec W-EDI-9 */
export function LineSpacingMenu({ format, text, run }: ToolProps) {
  return (
    <MenuButton
      label={text('lineSpacing')}
      icon={lineHeightIcon}
      iconOnly
      atChecked
      part="line-spacing"
      className="eb-rich-text__tool"
      items={[
        radio('', text('default'), !format.lineHeight),
        ...lineSpacings.map((spacing) =>
          radio(`${spacing}`, `${spacing}`, `${spacing}` === format.lineHeight),
        ),
      ]}
      onChoose={(spacing) => run(setBlockAttribute('lineHeight', spacing))}
    />
  )
}

const alignIcons: Readonly<Record<Alignment, string>> = {
  left: textAlignStartIcon,
  center: textAlignCenterIcon,
  right: textAlignEndIcon,
  justify: textAlignJustifyIcon,
}

export function AlignMenu({ format, text, run }: ToolProps) {
  const current = (format.align || 'left') as Alignment
  return (
    <MenuButton
      label={`${text('align')}：${text(current)}`}
      icon={alignIcons[current]}
      iconOnly
      atChecked
      className="eb-rich-text__tool"
      items={alignments.map((one) => ({ ...radio(one, text(one), one === current), icon: alignIcons[one] }))}
      onChoose={(align) => run(setBlockAttribute('align', align === 'left' ? '' : align))}
    />
  )
}

/** Sizes of new tables: rows with the heads, columns. */
const tableSizes = [
  [3, 2],
  [3, 3],
  [5, 4],
] as const

/** Inserts a table; in a table, changes it. */
export function TableMenu({ format, text, run }: ToolProps) {
  const insertions = tableSizes.map(([rows, columns]) => ({
    id: `${rows} ${columns}`,
    label: text('insertTable', { rows, columns }),
  }))
  const changes = (Object.keys(tableCommands) as TableCommand[]).map((id) => ({
    id,
    label: text(id),
    danger: id.startsWith('delete'),
    separatorBefore: id === 'mergeCells' || id === 'deleteRow',
  }))
  return (
    <MenuButton
      label={text('table')}
      icon={tableIcon}
      iconOnly
      className="eb-rich-text__tool"
      items={format.isTable ? changes : insertions}
      onChoose={(id) => {
        const [rows = 0, columns = 0] = id.split(' ').map(Number)
        run(columns ? insertTable(rows, columns) : tableCommands[id as TableCommand])
      }}
    />
  )
}
