import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { FigureSet, ReportFile, ReportQuery } from '@ebkit/core/services/reports'
import { labelText } from '@ebkit/rules/fields'
import { downloadIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useState } from 'react'
import { figureStrings } from '../figures/strings'
import { fileFormats } from '../report/fileFormats'
import type { PanelFileProps } from './PanelFile'
import { resourceOf } from './panelParts'

const [usePanelFile] = laterPart(() => import('./PanelFile'))

export interface PanelMenuProps {
  title: string
  /** The sets of the panel. */
  sets: readonly FigureSet[]
  resources: ConsolePage['resources']
  query: ReportQuery
  /** Shows all rows of a set. */
  onItems(set: FigureSet): void
}

/** Saves the figures of a panel as a file, and shows all rows behind them, separately for each resource. */
export function PanelMenu({ title, sets, resources, query, onItems }: PanelMenuProps) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const [file, setFile] = useState<PanelFileProps & { count: number }>()
  const { PanelFile, failure } = usePanelFile(!!file)
  const items = sets.flatMap((set, place) => {
    const resource = resourceOf(set, resources)
    if (!resource) return []
    const name = sets.length > 1 ? `${labelText(resource.title, locale)} · ` : ''
    const files = resource.rights.includes('export') ? Object.entries(fileFormats) : []
    return [...files, ['items', text('items')]].map(([id, label]) => ({
      ...{ id: `${place} ${id}`, label: name + label },
    }))
  })
  function choose(id: string): void {
    const [place, what] = id.split(' ')
    const set = sets[Number(place)]
    if (!set) return
    if (what === 'items') onItems(set)
    else
      setFile((before) => ({
        ...{ title, query: { ...query, panel: set.id }, format: what as ReportFile['format'] },
        count: (before?.count ?? 0) + 1,
      }))
  }
  if (!items.length) return null
  return (
    <>
      <MenuButton
        label={text('exportOf', { name: title })}
        icon={downloadIcon}
        iconOnly
        placement="bottom-end"
        items={items}
        onChoose={choose}
      />
      {file && (PanelFile ? <PanelFile key={file.count} {...file} /> : failure)}
    </>
  )
}
