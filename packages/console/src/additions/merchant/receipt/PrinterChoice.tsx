import { createRowService, type Row } from '@ebkit/core/services/rows'
import { languageOf } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { Select } from '@ebkit/widgets/select'
import { Toast } from '@ebkit/widgets/toast'
import { useState } from 'react'
import { useRows } from '../../../rows/useRows'
import type { FormAdditionProps } from '../../Addition'
import { receiptText } from './receiptLines'
import { receiptStrings } from './strings'

const resource = 'merchant-api/printer'

export interface PrinterChoiceProps extends Pick<FormAdditionProps, 'values'> {
  /** Called with the width of a printer's paper. */
  onPaper(paper: string): void
}

/** Chooses a printer, whose paper width the preview takes, and prints the preview on it. */
export function PrinterChoice({ values, onPaper }: PrinterChoiceProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(receiptStrings)
  const describe = useDescribeError()
  const {
    rows = [],
    isReading,
    error,
  } = useRows({ resource, filter: 'status=ENABLED', sort: 'printerName asc' })
  const [chosen, setChosen] = useState<Row>()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ text: string; isFailure?: boolean }>()
  const choose = (key: string | undefined) => {
    const printer = rows.find(({ printerId }) => printerId === key)
    setChosen(printer)
    if (printer) onPaper(String(printer.paperWidth))
  }
  const print = async () => {
    if (!chosen) return setOutcome({ text: text('noPrinter'), isFailure: true })
    setBusy(true)
    try {
      const input = { lines: receiptText(values, text) }
      const request = { keys: [String(chosen.printerId)], input, lang: languageOf(locale) }
      const { failed } = await createRowService(http).act(resource, 'printReceipt', request)
      const [failure] = failed
      setOutcome(
        failure
          ? { text: text('notPrinted', { reason: failure.message }), isFailure: true }
          : { text: text('printed', { name: String(chosen.printerName) }) },
      )
    } catch (cause) {
      setOutcome({ text: text('notPrinted', { reason: describe(cause) }), isFailure: true })
    }
    setBusy(false)
  }
  if (error !== undefined) return <p role="alert">{text('printersFailed', { reason: describe(error) })}</p>
  if (!isReading && !rows.length) return <p>{text('noneEnabled')}</p>
  return (
    <div className="eb-receipt__printer">
      <Select
        label={text('printer')}
        placeholder={text('noPrinter')}
        selection={chosen ? [String(chosen.printerId)] : []}
        options={rows.map(({ printerId, printerName }) => ({
          value: String(printerId),
          label: String(printerName),
        }))}
        onChange={({ value: [key] }) => choose(key)}
      />
      <Button busy={isBusy} onClick={() => void print()}>
        {text('print')}
      </Button>
      <Toast
        open={!!outcome}
        type={outcome?.isFailure ? 'danger' : 'success'}
        {...(outcome?.isFailure && { closeTime: 0 })}
        onHide={() => setOutcome(undefined)}
      >
        {outcome?.text ?? ''}
      </Toast>
    </div>
  )
}
