import { safeAddress } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { useObjectAddress } from '@ebkit/widgets/object-address'
import { QrCode, type QrCodeHandle } from '@ebkit/widgets/qr-code'
import { giveFile } from '@ebkit/widgets/saving'
import { useRef } from 'react'
import css from './CodeDialog.css'
import { captioned } from './captioned'
import type { RowCode } from './rowOutput'
import { outputStrings } from './strings'

export interface CodeDialogProps {
  code: RowCode
  /** Name of the row, which is below the code in the saved picture. */
  name: string
  /** Shown below the name: what the code leads to. Default: nothing. */
  caption?: string | undefined
  onClose(): void
}

/** The QR code of a row, to be scanned from the screen or saved with the row's name below it. */
export function CodeDialog({ code, name, caption, onClose }: CodeDialogProps) {
  const text = useStrings(outputStrings)
  return (
    <ModalBox
      open
      size="sm"
      label={text('codeOf', { name })}
      heading={name || text('code')}
      closeLabel={text('close')}
      backdrop
      onClose={onClose}
    >
      {'text' in code ? (
        <OwnCode name={name} caption={caption} value={code.text} />
      ) : (
        <Picture name={name} saved={code.picture} />
      )}
    </ModalBox>
  )
}

function OwnCode({
  name,
  caption = '',
  value,
}: Pick<CodeDialogProps, 'name' | 'caption'> & { value: string }) {
  const text = useStrings(outputStrings)
  const root = useStyles<HTMLDivElement>(css)
  const handle = useRef<QrCodeHandle>(null)
  const save = async () => {
    const code = await handle.current?.toBlob()
    if (!code || !root.current) return
    const { fontFamily } = getComputedStyle(root.current)
    giveFile({
      name: `${name || text('code')}.png`,
      content: await captioned(code, [name, caption], fontFamily),
    })
  }
  return (
    <div ref={root} className="eb-row-code">
      <QrCode value={value} width={240} label={text('codeOf', { name })} noDownload handle={handle} />
      {caption && <p>{caption}</p>}
      <p>{value}</p>
      <Button kind="primary" onClick={() => void save()}>
        <Icon path={downloadIcon} />
        {text('save')}
      </Button>
    </div>
  )
}

/** A code that a platform made is saved unchanged. */
function Picture({ name, saved }: { name: string; saved: string }) {
  const text = useStrings(outputStrings)
  const root = useStyles<HTMLDivElement>(css)
  const { address, isFailed, onFail } = useObjectAddress({ saved })
  const link = safeAddress(address)
  return (
    <div ref={root} className="eb-row-code">
      {isFailed ? (
        <p role="alert">{text('notSaved')}</p>
      ) : (
        <img src={address} alt={text('codeOf', { name })} onError={onFail} />
      )}
      {link && !isFailed && (
        <a
          className="eb-link"
          href={link}
          download={`${name || text('code')}.png`}
          target="_blank"
          rel="noreferrer"
        >
          {text('save')}
        </a>
      )}
    </div>
  )
}
