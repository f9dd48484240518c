import type { HelpBlock } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { usePlace } from '@ebkit/widgets/environment'

export interface HelpBlocksProps {
  blocks: readonly HelpBlock[]
  onGo(address: string): void
}

/** The parts of a section: paragraphs, steps, tables, links to pages. */
export function HelpBlocks({ blocks, onGo }: HelpBlocksProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes
  return blocks.map((block, index) => <Block key={index} block={block} onGo={onGo} />)
}

function Block({ block, onGo }: { block: HelpBlock; onGo(address: string): void }) {
  const { locale } = usePlace()
  if ('text' in block) return <p>{labelText(block.text, locale)}</p>
  if ('steps' in block)
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step.zh}>{labelText(step, locale)}</li>
        ))}
      </ol>
    )
  if ('rows' in block) return <HelpTable {...block} />
  return (
    <p className="eb-help__links">
      {block.links.map(({ label, to }) => (
        <Button key={to} onClick={() => onGo(to)}>
          {labelText(label, locale)}
        </Button>
      ))}
    </p>
  )
}

function HelpTable({ head, rows }: Extract<HelpBlock, { rows: unknown }>) {
  const { locale } = usePlace()
  return (
    <div className="eb-help__table">
      <table>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label.zh} scope="col">
                {labelText(label, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]?.zh}>
              {cells.map((cell) => (
                <td key={cell.zh}>{labelText(cell, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
