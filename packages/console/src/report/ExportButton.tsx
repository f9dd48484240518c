import { createReportService, type ReportQuery } from '@ebkit/core/services/reports'
import { downloadIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Outcome, type OutcomeText } from '@ebkit/widgets/row-questions'
import { giveFile } from '@ebkit/widgets/saving'
import { useState } from 'react'
import { figureStrings } from '../figures/strings'

export interface ExportButtonProps {
  title: string
  /** The grouping that the file has. */
  query: ReportQuery
  /** Shows all rows behind the figures, which can be saved there. */
  onItems?: (() => void) | undefined
}

const formats = { xlsx: 'XLSX', csv: 'CSV' } as const

/** Saves a grouping as a file. */
export function ExportButton({ title, query, onItems }: ExportButtonProps) {
  const { http, session, locale } = useEnvironment()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const [outcome, setOutcome] = useState<OutcomeText>()
  async function save(format: keyof typeof formats): Promise<void> {
    const { span: _, ...asked } = query
    try {
      const lang = locale === 'en' ? 'en' : 'zh'
      giveFile(await createReportService(http, session).file({ ...asked, format, lang, title }))
    } catch (error) {
      setOutcome({ heading: text('exportFailed', { reason: describe(error) }), detail: '', isFailure: true })
    }
  }
  return (
    <>
      <MenuButton
        label={text('export')}
        icon={downloadIcon}
        placement="bottom-end"
        items={[
          ...Object.entries(formats).map(([id, label]) => ({ id, label })),
          ...(onItems ? [{ id: 'items', label: text('items') }] : []),
        ]}
        onChoose={(id) => (id === 'items' ? onItems?.() : void save(id as keyof typeof formats))}
      />
      <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} />
    </>
  )
}
