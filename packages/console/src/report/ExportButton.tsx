import type { ReportFile, ReportQuery } from '@ebkit/core/services/reports'
import { downloadIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useStrings } from '@ebkit/widgets/environment'
import { figureStrings } from '../figures/strings'
import { fileFormats } from './fileFormats'
import { useFigureFile } from './useFigureFile'

export interface ExportButtonProps {
  title: string
  /** The grouping of the file. */
  query: ReportQuery
  /** Shows all rows behind the figures, where they can be saved. */
  onItems?: (() => void) | undefined
}

/** Saves a grouping as a file. */
export function ExportButton({ title, query, onItems }: ExportButtonProps) {
  const text = useStrings(figureStrings)
  const { save, outcome } = useFigureFile()
  return (
    <>
      <MenuButton
        label={text('export')}
        icon={downloadIcon}
        placement="bottom-end"
        items={[
          ...Object.entries(fileFormats).map(([id, label]) => ({ id, label })),
          ...(onItems ? [{ id: 'items', label: text('items') }] : []),
        ]}
        onChoose={(id) =>
          id === 'items' ? onItems?.() : void save(query, title, id as ReportFile['format'])
        }
      />
      {outcome}
    </>
  )
}
