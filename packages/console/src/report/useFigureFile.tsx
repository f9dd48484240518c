import { createReportService, type ReportFile, type ReportQuery } from '@ebkit/core/services/reports'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Outcome, type OutcomeText } from '@ebkit/widgets/row-questions'
import { giveFile } from '@ebkit/widgets/saving'
import { useState } from 'react'
import { figureStrings } from '../figures/strings'

/** The content of a file. */
type Asked = ReportQuery & Pick<ReportFile, 'panel'>

/** Saves figures as a file; `outcome` says why it could not. */
export function useFigureFile() {
  const { http, session, locale } = useEnvironment()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const [outcome, setOutcome] = useState<OutcomeText>()
  async function save(query: Asked, title: string, format: ReportFile['format']): Promise<void> {
    const { span: _, ...asked } = query
    try {
      const lang = locale === 'en' ? 'en' : 'zh'
      giveFile(await createReportService(http, session).file({ ...asked, format, lang, title }))
    } catch (error) {
      setOutcome({ heading: text('exportFailed', { reason: describe(error) }), detail: '', isFailure: true })
    }
  }
  return { save, outcome: <Outcome outcome={outcome} onHide={() => setOutcome(undefined)} /> }
}
