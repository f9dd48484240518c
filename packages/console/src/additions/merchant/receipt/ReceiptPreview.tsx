import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import { useState } from 'react'
import type { FormAdditionProps } from '../../Addition'
import { SavedPicture } from '../../SavedPicture'
import { PrinterChoice } from './PrinterChoice'
import css from './ReceiptPreview.css'
import { receiptLines } from './receiptLines'
import { receiptStrings } from './strings'

/** A receipt according to the settings, at the width of a printer's paper, with a button that prints it. */
export function ReceiptPreview({ values }: FormAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(receiptStrings)
  const [paper, setPaper] = useState('80')
  const hasCode = typeof values.qrType === 'string' && values.qrType !== 'NONE'
  return (
    <section ref={root} className="eb-receipt" aria-label={text('preview')}>
      <h2>{text('preview')}</h2>
      <PrinterChoice values={values} onPaper={setPaper} />
      <div className={`eb-receipt__paper eb-receipt__paper--${paper.toLowerCase()}`} data-paper={paper}>
        {typeof values.headerLogo === 'string' && values.headerLogo && (
          <SavedPicture key={values.headerLogo} className="eb-receipt__logo" saved={values.headerLogo} />
        )}
        <b className="eb-receipt__head">{String(values.headerText ?? '')}</b>
        <dl>
          {receiptLines(values, text).map(({ name, left, right }) => (
            <div key={name} className={`eb-receipt__line eb-receipt__line--${name}`}>
              <dt>{left}</dt>
              <dd>{right}</dd>
            </div>
          ))}
        </dl>
        {!!values.footerText && <p>{String(values.footerText)}</p>}
        {hasCode && (
          <figure>
            <QrCode
              value={`https://example.com/${values.qrType}`}
              width={112}
              noDownload
              label={text('qr')}
            />
            {!!values.qrHint && <figcaption>{String(values.qrHint)}</figcaption>}
          </figure>
        )}
      </div>
    </section>
  )
}
