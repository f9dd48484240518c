import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { linkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import { useState } from 'react'
import { LinkCopy } from '../../../row/LinkCopy'
import { linkStrings } from './strings'

/** A link with its code, and a button that copies it. */
export function LinkCard({ link, fileName }: { link: string; fileName: string }) {
  const text = useStrings(linkStrings)
  const [copied, setCopied] = useState<string>()
  return (
    <div className="eb-link-card">
      <QrCode value={link} width={140} noDownload fileName={fileName} />
      <div className="eb-link-card__text">
        <output aria-label={text('link')}>{link}</output>
        <Button onClick={() => setCopied(link)}>
          <Icon path={linkIcon} />
          {text('copy')}
        </Button>
      </div>
      <LinkCopy value={copied} onDone={() => setCopied(undefined)} />
    </div>
  )
}
